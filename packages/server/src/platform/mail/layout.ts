import { type Language, toLocale } from '@trellis/contract/languages';
import { type Html, html } from '../auth/html.ts';

export interface LetterParts {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  code: string | undefined;
  button: { label: string; link: string } | undefined;
  copyLink: string;
  validity: string | undefined;
  footer: string;
}

// mail programs drop style elements, and a page's policy lets none of a letter's through: every style stands at its element
const style = {
  ground:
    'margin:0;padding:24px 16px;background:#f4f6f8;color:#1f2329;font:16px/1.5 Inter,Segoe UI,PingFang SC,Microsoft YaHei,Arial,sans-serif',
  brand: 'max-width:560px;margin:0 auto 16px;font-size:20px;font-weight:600;color:#005bb8',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dfe3e8;border-radius:8px;box-sizing:border-box',
  title: 'margin:0 0 24px;font-size:22px;line-height:30px;font-weight:600;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  code: 'margin:24px 0;padding:16px;background:#f4f6f8;border-radius:8px;font:600 32px/40px Consolas,Menlo,monospace;letter-spacing:6px;text-align:center',
  button:
    'display:inline-block;margin:8px 0 24px;padding:12px 24px;background:#005bb8;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none',
  quiet: 'margin:0 0 8px;font-size:14px;color:#4b5563;overflow-wrap:anywhere',
  link: 'color:#005bb8',
  footer: 'max-width:560px;margin:16px auto 0;font-size:14px;color:#4b5563',
};

const paragraph = (text: string): Html => html`<p style="${style.paragraph}">${text}</p>\n`;

const way = ({ label, link }: { label: string; link: string }, copyLink: string): Html =>
  html`<p style="margin:0"><a href="${link}" target="_blank" rel="noopener noreferrer" style="${style.button}">${label}</a></p>
<p style="${style.quiet}">${copyLink}<br><a href="${link}" target="_blank" rel="noopener noreferrer" style="${style.link}">${link}</a></p>
`;

/** The letter as one page that loads nothing: no pictures, no fonts, no style sheet, no script. */
export function htmlOf(parts: LetterParts): string {
  const { language, subject, greeting, paragraphs, code, button, copyLink, validity, footer } = parts;
  return html`<!doctype html>
<html lang="${toLocale(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="${style.ground}">
<header style="${style.brand}">Trellis</header>
<main style="${style.card}">
<h1 style="${style.title}">${subject}</h1>
${paragraph(greeting)}${paragraphs.map(paragraph)}${code && html`<p style="${style.code}">${code}</p>\n`}${button && way(button, copyLink)}${
  validity && html`<p style="${style.quiet}">${validity}</p>\n`
}</main>
<footer style="${style.footer}">${footer}</footer>
</body>
</html>
`.markup;
}

/** The letter for those who read plain text. */
export function textOf({ greeting, paragraphs, code, button, validity, footer }: LetterParts): string {
  const way = button && `${button.label}:\n${button.link}`;
  const blocks = [greeting, ...paragraphs, code && `    ${code}`, way, validity, `-- \n${footer}`];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
