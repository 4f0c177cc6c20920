/** An e-mail address that its owner recognises and nobody else can read. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1)) || '•'}•••${email.slice(at)}`;
}
