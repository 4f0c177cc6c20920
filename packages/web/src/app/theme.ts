import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { theme as antd, type ThemeConfig } from 'antd';
import { colors, fontFamily, sizes } from './tokens.ts';

/** What antd has as the height of a control. */
const controlHeight = 32;
/** Two lines of text make a row of two. */
const cellPadding = (sizes['row-of-two'] - sizes.hairline - 2 * sizes['line-height']) / 2;

/** The tokens as antd takes them. */
function themeIn(isDark: boolean): ThemeConfig {
  const color = (name: keyof typeof colors) => colors[name][isDark ? 1 : 0];
  const ofColors = {
    colorPrimary: color('primary'),
    colorPrimaryHover: color('brand'),
    colorPrimaryActive: color('pressed'),
    colorLink: color('brand'),
    colorLinkHover: color('pressed'),
    colorInfo: color('primary'),
    colorSuccess: color('done'),
    colorWarning: color('warning'),
    colorError: color('fault'),
    colorErrorHover: color('fault-pressed'),
    // derived from so dark a color a tint turns grey; on these the color itself keeps a contrast of 4.5
    colorSuccessBg: color('done-ground'),
    colorSuccessBorder: color('done-line'),
    colorWarningBg: color('note'),
    colorWarningBorder: color('note-line'),
    colorErrorBg: color('fault-ground'),
    colorErrorBorder: color('fault-line'),
    colorInfoBg: color('info-ground'),
    colorInfoBorder: color('info-line'),
    colorTextSecondary: color('quiet'),
    colorTextDescription: color('quiet'),
    colorTextTertiary: color('faint'),
    colorTextPlaceholder: color('hint'),
    colorBgLayout: color('page'),
    ...(isDark && {
      colorText: color('text'),
      colorTextHeading: color('text'),
      colorBgContainer: color('surface'),
      colorBgElevated: color('raised'),
      colorPrimaryBg: color('info-ground'),
      colorPrimaryBorder: color('info-line'),
      // what stands on a solid color is dark there, and a hint's ground turns light with it
      colorTextLightSolid: color('solid'),
      colorBgSpotlight: color('heading'),
    }),
  };
  return {
    cssVar: { key: 'trellis' },
    hashed: false,
    // of the colors that are given, too, antd would make darker ones
    ...(isDark && { algorithm: (seed: Parameters<typeof antd.darkAlgorithm>[0]) => ({ ...antd.darkAlgorithm(seed), ...ofColors }) }),
    token: {
      ...ofColors,
      borderRadius: sizes.radius,
      sizeUnit: sizes['space-1'],
      sizeStep: sizes['space-1'],
      fontSize: sizes['text-body'],
      fontFamily,
    },
    components: {
      // a star that is not given is seen, and one that is given is told from it by more than its brightness
      Rate: { starBg: color('edge'), starColor: color('warning') },
      Menu: { itemSelectedColor: color('brand') },
      Dropdown: { colorPrimary: color('brand') },
      Tabs: { itemSelectedColor: color('brand') },
      // a chosen row keeps the contrast of its links, also beneath the pointer
      Table: {
        headerColor: color('heading'),
        rowSelectedBg: color('info-ground'),
        rowSelectedHoverBg: color('info-ground'),
        cellPaddingBlock: cellPadding,
        cellPaddingBlockMD: cellPadding,
        cellPaddingBlockSM: cellPadding,
      },
      // as high in a row as everywhere else
      ...Object.fromEntries(
        ['Button', 'Input', 'InputNumber', 'Select', 'DatePicker'].map((part) => [part, { controlHeightSM: controlHeight }]),
      ),
      // of what is not ticked the edge is all that is seen
      ...Object.fromEntries(
        ['Checkbox', 'Radio'].map((part) => [part, { colorBorder: color('edge'), ...(isDark && { colorWhite: color('solid') }) }]),
      ),
    },
  };
}

export const themes = { light: themeIn(false), dark: themeIn(true) };

/** Everything a coach touches during a session: larger text, targets of at least 44 px. */
export const sessionTheme: ThemeConfig = {
  token: {
    fontSize: sizes['text-large'],
    fontSizeSM: sizes['text-large'],
    controlHeight: sizes.touch,
    controlHeightSM: sizes.touch,
    controlHeightLG: sizes.touch + sizes['space-2'],
  },
};

/** A child's color follows the tag: orange, teal, grey, purple. */
export const tagColours = Object.fromEntries(
  (['Potential', 'Active', 'Archived', 'Test'] as const).map((tag) => {
    const name = tag.toLowerCase() as Lowercase<SubjectTag>;
    return [tag, { background: `var(--frame-${name}-ground)`, text: `var(--frame-${name})` }];
  }),
) as Record<SubjectTag, { background: string; text: string }>;
