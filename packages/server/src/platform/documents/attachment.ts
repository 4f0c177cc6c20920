/** A file's name for old readers in plain letters, and as it is for all others (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(fileName).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
