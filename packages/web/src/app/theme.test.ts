import { theme as antd } from 'antd';
import { describe, expect, it } from 'vitest';
import { themes } from './theme.ts';
import { codeColors, colors } from './tokens.ts';

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

/** How a color that lets something through looks on a ground. */
function over(color: string, ground: string): string {
  const [, ...parts] = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(color) ?? [];
  if (parts.length === 0) return color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const [red, green, blue, share = 1] = parts.map(Number);
  const mixed = channels(ground).map((under, at) => ([red, green, blue][at] ?? 0) * share + under * 255 * (1 - share));
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

it('contrast is measured as the guidelines have it', () => {
  expect([contrast('#000000', '#FFFFFF'), contrast('#777777', '#FFFFFF').toFixed(2)]).toEqual([21, '4.48']);
});

const schemes = [
  ['light', 0],
  ['dark', 1],
] as const;

describe.each(schemes)('the color of a child in the %s', (_scheme, at) => {
  it.each([
    ['potential', 'orange', 20, 45],
    ['active', 'teal', 160, 190],
    ['test', 'purple', 255, 290],
  ] as const)('tagged %s is %s', (tag, _name, from, to) => {
    for (const color of [colors[tag][at], colors[`${tag}-ground`][at]]) {
      const { hue, strength } = tone(color);
      expect(hue).toBeGreaterThanOrEqual(from);
      expect(hue).toBeLessThanOrEqual(to);
      expect(strength).toBeGreaterThan(0.05);
    }
  });

  it('tagged archived is grey', () => {
    expect(tone(colors['archived-ground'][at]).strength).toBeLessThan(0.08);
    expect(tone(colors.archived[at]).strength).toBeLessThan(0.2);
  });
});

type Color = keyof typeof colors;
const grounds = ['surface', 'raised', 'page', 'hover'] as const satisfies Color[];
const texts = ['brand', 'text', 'heading', 'quiet', 'faint', 'fault'] as const satisfies Color[];
/** What is written on what. */
const pairs: [Color, Color][] = [
  ...texts.flatMap((text) => grounds.map((ground): [Color, Color] => [text, ground])),
  ...(['primary', 'pressed', 'fault-pressed', 'done', 'warning', 'hint', 'note-text'] as const).map((text): [Color, Color] => [
    text,
    'surface',
  ]),
  // the other way round too: it is written on what is solid
  ...(['primary', 'brand', 'pressed', 'fault', 'fault-pressed', 'done', 'warning'] as const).map((ground): [Color, Color] => [
    'solid',
    ground,
  ]),
  ...(['fault', 'done', 'potential', 'active', 'archived', 'test'] as const).map((text): [Color, Color] => [text, `${text}-ground`]),
  ['fault', 'info-ground'],
  ['brand', 'info-ground'],
  ['text', 'info-ground'],
  ['quiet', 'info-ground'],
  ['warning', 'note'],
  ['note-text', 'note'],
  ['text', 'note'],
  ['text', 'fault-ground'],
  ['text', 'done-ground'],
  ['ink', 'paper'],
];

it('a signature and a code are dark on white in the dark too', () => {
  expect([...colors.paper, codeColors.bgColor]).toEqual(['#FFFFFF', '#FFFFFF', '#FFFFFF']);
  for (const ink of [...colors.ink, codeColors.color]) expect(contrast(ink, '#FFFFFF')).toBeGreaterThan(10);
});

describe.each(schemes)('in the %s', (_scheme, at) => {
  it.each(pairs)('%s is read with ease on %s', (text, ground) => {
    expect(contrast(colors[text][at], colors[ground][at])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'page', 'raised'] as const)('the edge of a field is seen on %s', (ground) => {
    expect(contrast(colors.edge[at], colors[ground][at])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['light', 'dark'] as const)('what antd writes in the %s', (scheme) => {
  // as antd derives it from the tokens that were given
  const token = antd.getDesignToken(themes[scheme]);
  const opaque = (color: string) => over(color, token.colorBgContainer);

  it.each(['Checkbox', 'Radio'] as const)('the edge of a %s that is not ticked is the one that is seen', (part) => {
    const at = scheme === 'light' ? 0 : 1;
    expect(themes[scheme].components?.[part]).toMatchObject({ colorBorder: colors.edge[at] });
  });

  it('what is chosen in a menu is read with ease on its ground', () => {
    const chosen = themes[scheme].components?.Dropdown?.colorPrimary ?? token.colorPrimary;
    const elevated = over(token.controlItemBgActive, token.colorBgElevated);
    expect(contrast(over(chosen, elevated), elevated)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['colorText', 'colorBgContainer'],
    ['colorText', 'colorBgElevated'],
    ['colorText', 'colorPrimaryBg'],
    ['colorText', 'controlItemBgActive'],
    ['colorText', 'controlItemBgHover'],
    ['colorTextLabel', 'colorBgContainer'],
    ['colorTextHeading', 'colorBgElevated'],
    ['colorTextSecondary', 'colorBgElevated'],
    ['colorTextDescription', 'colorBgContainer'],
    ['colorTextTertiary', 'colorBgContainer'],
    ['colorTextPlaceholder', 'colorBgContainer'],
    ['colorLink', 'colorBgContainer'],
    ['colorLink', 'colorBgElevated'],
    ['colorLink', 'colorBgLayout'],
    ['colorLink', 'colorInfoBg'],
    ['colorPrimary', 'colorBgContainer'],
    ['colorError', 'colorBgContainer'],
    ['colorError', 'colorErrorBg'],
    ['colorSuccess', 'colorSuccessBg'],
    ['colorWarning', 'colorWarningBg'],
    ['colorText', 'colorErrorBg'],
    ['colorText', 'colorSuccessBg'],
    ['colorText', 'colorWarningBg'],
    ['colorText', 'colorInfoBg'],
    ['colorTextLightSolid', 'colorPrimary'],
    ['colorTextLightSolid', 'colorPrimaryHover'],
    ['colorTextLightSolid', 'colorPrimaryActive'],
    ['colorTextLightSolid', 'colorError'],
    ['colorTextLightSolid', 'colorErrorHover'],
    ['colorTextLightSolid', 'colorSuccess'],
    ['colorTextLightSolid', 'colorWarning'],
    ['colorTextLightSolid', 'colorBgSpotlight'],
  ] as const)('in %s is read with ease on %s', (text, ground) => {
    expect(contrast(opaque(token[text]), opaque(token[ground]))).toBeGreaterThanOrEqual(4.5);
  });
});
