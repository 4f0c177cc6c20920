/** Of a name in Latin letters the first of the first two words; of another its first sign. */
export function initialsOf(name: string): string {
  const isLatin = /^\p{Script=Latin}/u.test(name);
  const words = isLatin ? name.split(/\s+/).slice(0, 2) : [name];
  return words.map((word) => Array.from(word)[0] ?? '').join('');
}
