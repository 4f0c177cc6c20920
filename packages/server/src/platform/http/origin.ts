let known = '';

/** Says once, at the start, where people reach the product. */
export function setPublicOrigin(origin: string): void {
  known = origin;
}

/** Where people reach the product, without a trailing slash: for links in letters and codes. */
export function publicOrigin(): string {
  if (!known) throw new Error('The public origin is not known yet');
  return known;
}
