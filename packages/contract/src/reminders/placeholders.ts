/** What a reminder may name: filled for each booking. A line that names what a booking does not have is left out. */
export const placeholders = ['childName', 'start', 'coachName', 'tenantName', 'roomName'] as const;

const named = /\{([^{}]*)\}/g;

/** The first thing in braces that no reminder knows, as it is written. */
export function unknownPlaceholder(text: string): string | undefined {
  const known: readonly string[] = placeholders;
  return [...text.matchAll(named)].find(([, name = '']) => !known.includes(name))?.[0];
}
