/** A term taken apart at its marks, `#site.number`, which tell the values that nobody knows from each other. */
interface MarkedTerm {
  /** Before, between and after the marks. */
  readonly pieces: readonly string[];
  readonly marks: readonly string[];
  readonly sites: readonly string[];
}

const most = 50_000;

/** Takes each term apart once: a search asks for the same ones in every state that it meets. */
export class MarkedTerms {
  #known = new Map<string, MarkedTerm>();

  of(term: string): MarkedTerm {
    let found = this.#known.get(term);
    if (found !== undefined) return found;
    found = takeApart(term);
    if (this.#known.size >= most) this.#known = new Map();
    this.#known.set(term, found);
    return found;
  }
}

function takeApart(term: string): MarkedTerm {
  const pieces: string[] = [];
  const marks: string[] = [];
  const sites: string[] = [];
  let from = 0;
  for (const { 0: mark, 1: site, index } of term.matchAll(/#(\d+)\.\d+/g)) {
    pieces.push(term.slice(from, index));
    marks.push(mark);
    sites.push(site!);
    from = index + mark.length;
  }
  pieces.push(term.slice(from));
  return { pieces, marks, sites };
}
