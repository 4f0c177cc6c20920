import type { Language, LocalText } from '@trellis/contract/languages';
import { htmlOf, textOf } from './layout.ts';
import { type LetterTemplate, letterTexts } from './templates.ts';
import { frameTexts } from './texts/frame.ts';
import type { LetterText } from './texts/letter-text.ts';
import { durationIn, momentIn } from './times.ts';

/** What a letter says, whatever carries it. */
export interface LetterContent {
  template: LetterTemplate;
  recipientName: string | null;
  language: Language;
  zone: string;
  /** What is called differently in each language, as the title of a questionnaire, stands in all of them. */
  data: Record<string, string | number | LocalText>;
  writtenAt: Date;
}

export interface ComposedLetter {
  subject: string;
  html: string;
  text: string;
}

type Values = Record<string, string | undefined>;

/** A letter in its recipient's language, with its times in their zone: as a page and as plain text. */
export function composeLetter(letter: LetterContent): ComposedLetter {
  const { language } = letter;
  const text = textOfLetter(letter);
  const frame = frameTexts[language];
  const values = valuesOf(letter);
  const { code, link } = values;
  const parts = {
    language,
    subject: fill(text.subject, values) ?? filledAnyhow(text.subject, values),
    greeting: fill(frame.greeting, values) ?? frame.greetingWithoutName,
    paragraphs: text.paragraphs.flatMap((paragraph) => fill(paragraph, values) ?? []),
    code,
    button: text.button && link ? { label: filledAnyhow(text.button, values), link } : undefined,
    copyLink: frame.copyLink,
    validity: fill(code ? frame.codeValid : frame.linkValid, code || link ? values : {}),
    footer: (text.footer && fill(text.footer, values)) ?? frame.footer,
  };
  return { subject: parts.subject, html: htmlOf(parts), text: textOf(parts) };
}

/** What a letter says, to be read in the product: without its greeting, and without a code or a link that stand in the letter alone. */
export function composeMessage(letter: LetterContent): { title: string; content: string } {
  const text = letterTexts[letter.template][letter.language];
  const values = valuesOf(letter);
  return {
    title: filledAnyhow(text.subject, values),
    content: text.paragraphs.flatMap((paragraph) => fill(paragraph, values) ?? []).join('\n'),
  };
}

/** The same as a short message; one without a short text tells its subject and link. */
export function composeShort(letter: LetterContent): string {
  const text = textOfLetter(letter);
  const values = valuesOf(letter);
  const short = text.short && fill(text.short, values);
  return short ?? [filledAnyhow(text.subject, values), values.code, values.link].filter(Boolean).join(' ');
}

/** What it says in the product's words, or in those that its data brings: a reminder that editors worded. */
function textOfLetter({ template, language, data: { ownSubject, ownBody } }: LetterContent): LetterText {
  const text = letterTexts[template][language];
  if (ownSubject === undefined || ownBody === undefined) return text;
  return { ...text, subject: told(ownSubject, language).replace(/\s+/g, ' '), paragraphs: told(ownBody, language).split(/\s*\n\s*/) };
}

const told = (value: string | number | LocalText, language: Language) => String(typeof value === 'object' ? value[language] : value);

function valuesOf({ data, recipientName, language, zone, writtenAt }: LetterContent): Values {
  const minutes = Number(data.minutes ?? 0);
  const entries = Object.entries({ ...data, personName: recipientName ?? data.personName ?? '' });
  return {
    // a name may hold anything: as one line it cannot begin another header
    ...Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        told(value, language)
          .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
          .trim() || undefined,
      ]),
    ),
    when: momentIn(writtenAt, language, zone),
    ...(data.startsAt && { start: momentIn(new Date(told(data.startsAt, language)), language, zone) }),
    ...(data.formerStartsAt && { formerStart: momentIn(new Date(told(data.formerStartsAt, language)), language, zone) }),
    ...(minutes > 0 && {
      duration: durationIn(minutes, language),
      until: momentIn(new Date(writtenAt.getTime() + minutes * 60_000), language, zone),
    }),
  };
}

const placeholder = /\{(\w+)\}/g;

/** The text with its values; undefined when one is missing. What stands in a value is never filled again. */
function fill(text: string, values: Values): string | undefined {
  const isWhole = [...text.matchAll(placeholder)].every(([, name = '']) => values[name] !== undefined);
  return isWhole ? filledAnyhow(text, values) : undefined;
}

const filledAnyhow = (text: string, values: Values) => text.replace(placeholder, (_, name: string) => values[name] ?? '').trim();
