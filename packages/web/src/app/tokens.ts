/** Every color of the product: in the light, and in the dark. A pair of a text and its ground keeps a contrast of 4.5 in both. */
export const colors = {
  primary: ['#0072E3', '#5BA8FF'],
  // lighter ones under the pointer would fall below a contrast of 4.5
  brand: ['#0060C0', '#7DBAFF'],
  pressed: ['#004F9E', '#A3CEFF'],
  // what is written on a solid color
  solid: ['#FFFFFF', '#0D131B'],
  surface: ['#FFFFFF', '#171E27'],
  raised: ['#FFFFFF', '#1E2732'],
  page: ['#F5F7FA', '#0F141B'],
  hover: ['#EEF4FB', '#22303F'],
  line: ['#E5E7EB', '#303A47'],
  edge: ['#818B9A', '#75828F'],
  text: ['#1F2937', '#E4E9F0'],
  heading: ['#374151', '#C6CFDA'],
  quiet: ['#4B5563', '#AAB5C2'],
  faint: ['#5B6472', '#9EAAB8'],
  hint: ['#667085', '#97A3B2'],
  fault: ['#C62828', '#FF8F87'],
  'fault-pressed': ['#A61F1F', '#FFB1AB'],
  'fault-ground': ['#FDEEEE', '#3A1E1F'],
  'fault-line': ['#F0AAAA', '#7C3B39'],
  done: ['#1A7F4B', '#5FCB90'],
  'done-ground': ['#EAF8F0', '#132F20'],
  'done-line': ['#9AD9B7', '#2C6B47'],
  warning: ['#B45309', '#F2B155'],
  note: ['#FFF5E5', '#33260F'],
  'note-line': ['#F2C078', '#785719'],
  'note-text': ['#7A3D05', '#F5CC8F'],
  'info-ground': ['#EAF3FD', '#15293F'],
  'info-line': ['#9CC7F4', '#2F5F94'],
  // the tags of a child
  potential: ['#9A4A00', '#FFB36B'],
  'potential-ground': ['#FFF1E0', '#3A2610'],
  active: ['#0B625A', '#5FD3C4'],
  'active-ground': ['#DDF5F0', '#0F302C'],
  archived: ['#4B5563', '#B4BDC9'],
  'archived-ground': ['#ECEEF1', '#2A323D'],
  test: ['#6B2FB3', '#CBA6FF'],
  'test-ground': ['#F0E7FC', '#2D1F42'],
  // what stays as it is: a picture of paper, and the screen of a video
  paper: ['#FFFFFF', '#FFFFFF'],
  ink: ['#1F2937', '#1F2937'],
  screen: ['#000000', '#000000'],
  shade: ['#00000073', '#000000A6'],
  shadow: ['#0000001F', '#00000080'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** A camera reads dark on white only. */
export const codeColors = { color: colors.ink[0], bgColor: colors.paper[0] };

/** Sizes in pixels: a grid of four, and what is touched or read. */
export const sizes = {
  hairline: 1,
  outline: 2,
  'space-1': 4,
  'space-2': 8,
  'space-3': 12,
  'space-4': 16,
  'space-5': 20,
  'space-6': 24,
  'space-8': 32,
  'space-12': 48,
  'radius-small': 4,
  radius: 8,
  control: 40,
  touch: 44,
  row: 44,
  'row-of-two': 56,
  'text-small': 12,
  'text-body': 14,
  'text-large': 16,
  'line-height': 22,
  'text-section': 18,
  'text-brand': 20,
  'text-title': 22,
  'text-page': 24,
  'menu-narrow': 64,
  'menu-wide': 232,
  'header-height': 56,
  'drawer-narrow': 480,
  'drawer-wide': 800,
  'drawer-paper': 855,
  'page-narrow': 480,
  'page-wide': 768,
} as const;

export const fontFamily =
  "'Inter Variable', Inter, -apple-system, system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Segoe UI', sans-serif";

/** The same for style sheets: colors follow the scheme of the page, which is the system's unless somebody chose; paper is always light. */
export function styleOfTokens(): string {
  const ofColors = Object.entries(colors).map(([name, [light, dark]]) => `--frame-${name}:light-dark(${light},${dark})`);
  const ofSizes = Object.entries(sizes).map(([name, pixels]) => `--${name}:${pixels}px`);
  const own = [...ofColors, ...ofSizes, `--font-family:${fontFamily}`, '--frame-font:var(--text-body) var(--font-family)'];
  return [
    `:root{color-scheme:light dark;${own.join(';')}}`,
    ...['light', 'dark'].map((scheme) => `[data-theme="${scheme}"]{color-scheme:${scheme}}`),
    '@media print{:root:root{color-scheme:light}}',
  ].join('');
}
