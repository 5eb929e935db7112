import { randomFrom, type Random } from './generate.ts';

/** Go programs about one waitgroup: who adds, who counts down last, who waits, and what all of them touch besides. */
export function generateGroups(seed: number): string {
  const random = randomFrom(seed);
  const workers = 2 + random(3);
  const lines = ['package main', '', 'import "sync"', '', 'type shared struct {'];
  lines.push(
    '\twg sync.WaitGroup',
    '\tother sync.WaitGroup',
    '\tmu sync.Mutex',
    '\tx int',
    '\tys [4]int',
    '}',
    '',
  );
  lines.push('func main() {', '\ts := new(shared)');
  const early = random(workers + 2);
  if (early > 0) lines.push(`\ts.wg.Add(${String(early)})`);
  if (random(4) === 0) lines.push('\ts.other.Add(1)');
  for (let at = 0; at < workers; at++) {
    if (at >= early && random(5) > 0) lines.push('\ts.wg.Add(1)');
    lines.push(`\tgo w${String(at)}(s)`);
    if (random(4) === 0) lines.push(`\t${piece(random, at)}`);
  }
  for (let more = random(3); more > 0; more--) lines.push(`\t${piece(random, more)}`);
  if (random(5) > 0) lines.push('\ts.wg.Wait()');
  if (random(2) === 0) lines.push(`\t${piece(random, 0)}`);
  lines.push('}', '');
  for (let at = 0; at < workers; at++) lines.push(...worker(random, at));
  return `${lines.join('\n')}\n`;
}

function worker(random: Random, at: number): readonly string[] {
  const lines = [`func w${String(at)}(s *shared) {`];
  const counts = random(6);
  if (counts < 3) lines.push('\tdefer s.wg.Done()');
  for (let more = random(3); more > 0; more--) lines.push(`\t${piece(random, at)}`);
  if (counts === 3 || counts === 4) lines.push('\ts.wg.Done()');
  if (counts === 3) lines.push(`\t${piece(random, at)}`);
  return [...lines, '}', ''];
}

function piece(random: Random, at: number): string {
  switch (random(12)) {
    case 0:
      return 's.x++';
    case 1:
    case 2:
      return `s.ys[${String(at % 4)}]++`;
    case 3:
      return '_ = s.ys[1]';
    case 4:
    case 5:
      return 's.mu.Lock(); s.mu.Unlock()';
    case 6:
      return 's.mu.Lock(); s.x++; s.mu.Unlock()';
    case 7:
      return 's.wg.Wait()';
    case 8:
      return 's.wg.Add(1)';
    case 9:
      return 's.wg.Add(1); go func() { defer s.wg.Done(); s.ys[2]++ }()';
    case 10:
      return 's.other.Done()';
    default:
      return 'go func() { s.wg.Wait(); s.x++ }()';
  }
}
