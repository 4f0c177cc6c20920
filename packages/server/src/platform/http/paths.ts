interface Branch {
  /** By their lower case. */
  fixed: Map<string, Branch>;
  parameter: Branch | undefined;
  /** Of the call whose path ends here, as the contract spells it: one segment may be spelled otherwise in another call. */
  end: string[] | undefined;
}

const branch = (): Branch => ({ fixed: new Map(), parameter: undefined, end: undefined });
const isParameter = (segment: string) => segment.startsWith('{');

/**
 * Paths match whatever their case. Returns a function that gives a path the spelling of the contract, leaving parameters as they came;
 * a path that no call has comes back unchanged.
 */
export function pathSpelling(paths: readonly string[]): (path: string) => string {
  const root = rootOf(paths);
  return (path) => {
    const segments = path.split('/').slice(1);
    const spelled = find(root, segments);
    return spelled ? `/${spelled.map((segment, index) => (isParameter(segment) ? segments[index] : segment)).join('/')}` : path;
  };
}

/** Returns a function that finds the path of the contract, with its parameters by name, that an address belongs to. */
export function pathTemplates(paths: readonly string[]): (path: string) => string | undefined {
  const root = rootOf(paths);
  return (path) => {
    const template = find(root, path.split('/').slice(1));
    return template && `/${template.join('/')}`;
  };
}

/** The paths of all calls of a contract. */
export const contractPaths = (contract: Record<string, Record<string, { '~orpc': { route: { path?: string | undefined } } }>>): string[] =>
  Object.values(contract).flatMap((calls) => Object.values(calls).map((call) => call['~orpc'].route.path ?? ''));

function rootOf(paths: readonly string[]): Branch {
  const root = branch();
  for (const path of paths) add(root, path.split('/').slice(1));
  return root;
}

function add(root: Branch, segments: string[]): void {
  let at = root;
  for (const segment of segments) {
    if (isParameter(segment)) {
      at.parameter ??= branch();
      at = at.parameter;
      continue;
    }
    const next = at.fixed.get(segment.toLowerCase()) ?? branch();
    at.fixed.set(segment.toLowerCase(), next);
    at = next;
  }
  at.end ??= segments;
}

function find(at: Branch, [segment, ...rest]: string[]): string[] | undefined {
  if (segment === undefined) return at.end;
  const known = at.fixed.get(segment.toLowerCase());
  return (known && find(known, rest)) ?? (at.parameter && find(at.parameter, rest));
}
