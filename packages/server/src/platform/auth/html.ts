/** Markup that is safe to send: everything put into it was escaped. */
export interface Html {
  readonly markup: string;
}

type Part = string | Html | false | undefined | readonly Part[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(part: Part): string {
  if (part === false || part === undefined) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
  return 'markup' in part ? part.markup : part.map(render).join('');
}

/** A template whose texts are escaped and whose markup is kept; false and undefined leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.map((text, index) => text + render(parts[index])).join('') };
}

/** Takes markup as it is; only for what this program or its libraries wrote. */
export const trusted = (markup: string): Html => ({ markup });
