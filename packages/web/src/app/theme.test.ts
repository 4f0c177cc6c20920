import { describe, expect, it } from 'vitest';
import { tagColours, theme } from './theme.ts';

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number];

/** How bright a colour is to the eye, 0..1. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Where a colour stands on the wheel, in degrees, and how strong it is, 0..1. */
function tone(colour: string): { hue: number; strength: number } {
  const [red, green, blue] = channels(colour);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const sixth = most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return { hue: (sixth * 60 + 360) % 360, strength: spread };
}

it('contrast is measured as the guidelines have it', () => {
  expect([contrast('#000000', '#FFFFFF'), contrast('#777777', '#FFFFFF').toFixed(2)]).toEqual([21, '4.48']);
});

describe('the colour of a child', () => {
  it.each(['Potential', 'Active', 'Archived', 'Test'] as const)('tagged %s is read with ease', (tag) => {
    expect(contrast(tagColours[tag].text, tagColours[tag].background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['Potential', 'orange', 20, 45],
    ['Active', 'teal', 160, 190],
    ['Test', 'purple', 255, 290],
  ] as const)('tagged %s is %s', (tag, _name, from, to) => {
    for (const colour of Object.values(tagColours[tag])) {
      const { hue, strength } = tone(colour);
      expect(hue).toBeGreaterThanOrEqual(from);
      expect(hue).toBeLessThanOrEqual(to);
      expect(strength).toBeGreaterThan(0.05);
    }
  });

  it('tagged Archived is grey', () => {
    expect(tone(tagColours.Archived.background).strength).toBeLessThan(0.05);
    expect(tone(tagColours.Archived.text).strength).toBeLessThan(0.2);
  });
});

describe('what is written', () => {
  const token = theme.token ?? {};
  const page = token.colorBgLayout ?? '';

  it.each([
    'colorPrimary',
    'colorPrimaryHover',
    'colorPrimaryActive',
    'colorLink',
    'colorLinkHover',
    'colorError',
    'colorErrorHover',
    'colorSuccess',
    'colorWarning',
    'colorTextSecondary',
    'colorTextDescription',
    'colorTextTertiary',
    'colorTextPlaceholder',
  ] as const)('in %s, or in white on it, is read with ease', (name) => {
    expect(contrast(token[name] ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['colorSuccess', 'colorSuccessBg'],
    ['colorWarning', 'colorWarningBg'],
    ['colorError', 'colorErrorBg'],
    ['colorLink', 'colorInfoBg'],
  ] as const)('in %s is read with ease on %s', (name, tint) => {
    expect(contrast(token[name] ?? '', token[tint] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['colorLink', 'colorError', 'colorTextSecondary', 'colorTextDescription', 'colorTextTertiary'] as const)(
    'in %s is read with ease on the ground of the page',
    (name) => {
      expect(contrast(token[name] ?? '', page)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
