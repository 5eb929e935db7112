import type { Language, Tree, TreeCursor } from 'web-tree-sitter';

/** A node of the grammar's tree, copied out of wasm at once: later reads cost nothing. */
export interface Concrete {
  readonly type: string;
  readonly field: string | null;
  readonly named: boolean;
  /** UTF-16 offsets: web-tree-sitter counts in units of the JavaScript string that it was given. */
  readonly start: number;
  readonly end: number;
  readonly missing: boolean;
  /** It or something below it could not be read. */
  readonly broken: boolean;
  readonly children: readonly Concrete[];
}

/** Deeper than any person nests; below it a node is cut off and counts as broken. */
const deepest = 400;

export function copyTree(tree: Tree, language: Language): Concrete {
  const cursor = tree.walk();
  try {
    return copyNode(cursor, language, 0, true);
  } finally {
    cursor.delete();
  }
}

function copyNode(
  cursor: TreeCursor,
  language: Language,
  depth: number,
  isListed: boolean,
): Concrete {
  const typeId = cursor.nodeTypeId;
  const type = typeId === errorTypeId ? 'ERROR' : (language.types[typeId] ?? 'ERROR');
  const { startIndex: start, endIndex: end } = cursor;
  const field = isListed ? null : cursor.currentFieldName;
  const named = language.nodeTypeIsNamed(typeId);
  const children: Concrete[] = [];
  const missing = start === end && type !== 'source_file' && cursor.nodeIsMissing;
  let broken = missing || type === 'ERROR';
  if (cursor.gotoFirstChild()) {
    if (depth >= deepest) broken = true;
    else {
      const isList = lists.has(type);
      do {
        const child = copyNode(cursor, language, depth + 1, isList);
        if (child.type === 'comment') continue;
        broken ||= child.broken;
        children.push(child);
      } while (cursor.gotoNextSibling());
    }
    cursor.gotoParent();
  }
  return { type, field, named, start, end, missing, broken, children };
}

/** Their children have no fields; to ask for one costs as much as everything else about a node. */
const lists: ReadonlySet<string> = new Set(['ERROR', 'source_file', 'statement_list']);

/** tree-sitter's symbol for a stretch that fits no rule. */
const errorTypeId = 65535;

export function childByField(node: Concrete, field: string): Concrete | null {
  return node.children.find((child) => child.field === field) ?? null;
}

export function childrenByField(node: Concrete, field: string): readonly Concrete[] {
  return node.children.filter((child) => child.field === field && child.named);
}

export function childOfType(node: Concrete, type: string): Concrete | null {
  return node.children.find((child) => child.type === type) ?? null;
}

export function namedChildren(node: Concrete): readonly Concrete[] {
  return node.children.filter((child) => child.named);
}
