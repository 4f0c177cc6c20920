/** Clients may send keys with either first letter; everything behind the wire reads camelCase. */
export function lowerFirstLetters(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerFirstLetters);
  if (!isPlainObject(value)) return value;
  const lowered: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') continue;
    lowered[key.charAt(0).toLowerCase() + key.slice(1)] = lowerFirstLetters(inner);
  }
  return lowered;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
