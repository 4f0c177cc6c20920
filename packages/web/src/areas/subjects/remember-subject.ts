const currentKey = 'trellis.subject';

/** Keeps which child is open, by its id only: others may use this tablet. */
export function rememberSubject(id: string): void {
  localStorage.setItem(currentKey, id);
}

/** The child that was open last in this browser. */
export const rememberedSubject = (): string | undefined => localStorage.getItem(currentKey) ?? undefined;
