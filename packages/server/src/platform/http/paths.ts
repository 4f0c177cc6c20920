interface Branch {
  fixed: Map<string, { spelling: string; next: Branch }>;
  parameter: Branch | undefined;
  /** A call's path ends here. */
  isEnd: boolean;
}

const branch = (): Branch => ({ fixed: new Map(), parameter: undefined, isEnd: false });

/**
 * Paths match whatever their case. Returns a function that gives a path the spelling of the contract, leaving parameters as they came;
 * a path that no call has comes back unchanged.
 */
export function pathSpelling(paths: readonly string[]): (path: string) => string {
  const root = branch();
  for (const path of paths) add(root, path.split('/').slice(1));
  return (path) => {
    const spelled = walk(root, path.split('/').slice(1));
    return spelled ? `/${spelled.join('/')}` : path;
  };
}

function add(at: Branch, segments: string[]): void {
  const [segment, ...rest] = segments;
  if (segment === undefined) {
    at.isEnd = true;
    return;
  }
  if (segment.startsWith('{')) {
    at.parameter ??= branch();
    add(at.parameter, rest);
    return;
  }
  const key = segment.toLowerCase();
  const known = at.fixed.get(key) ?? { spelling: segment, next: branch() };
  at.fixed.set(key, known);
  add(known.next, rest);
}

function walk(at: Branch, segments: string[]): string[] | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return at.isEnd ? [] : undefined;
  const known = at.fixed.get(segment.toLowerCase());
  const fixed = known && walk(known.next, rest);
  if (known && fixed) return [known.spelling, ...fixed];
  const open = at.parameter && walk(at.parameter, rest);
  return open && [segment, ...open];
}
