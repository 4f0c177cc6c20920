/** Keys may come with either first letter; everything on either side of the wire reads camelCase. */
export const lowerFirstLetters = (value: unknown): unknown => withKeys(value, (first) => first.toLowerCase());

/** How the replies of some calls spell their keys. */
export const raiseFirstLetters = (value: unknown): unknown => withKeys(value, (first) => first.toUpperCase());

/** Answers are keyed by the names of their questions, which are theirs and stay as they are. */
const asTheyAre = (first: string) => first;
const keyedByOthers = new Set(['answerContent', 'AnswerContent']);

function withKeys(value: unknown, spell: (first: string) => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => withKeys(inner, spell));
  if (!isPlainObject(value)) return value;
  const spelled: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') continue;
    spelled[spell(key.charAt(0)) + key.slice(1)] = withKeys(inner, keyedByOthers.has(key) ? asTheyAre : spell);
  }
  return spelled;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  // what inherits nothing of its own, as a query is parsed, is as plain as an object literal
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
