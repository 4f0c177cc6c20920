import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import type { ThemeConfig } from 'antd';

/** The only place of colours and sizes. */
export const theme: ThemeConfig = {
  cssVar: { key: 'trellis' },
  hashed: false,
  token: {
    colorPrimary: '#0072E3',
    // lighter ones under the pointer would fall below a contrast of 4.5
    colorPrimaryHover: '#0060C0',
    colorPrimaryActive: '#004F9E',
    colorLink: '#0060C0',
    colorLinkHover: '#004F9E',
    colorErrorHover: '#A61F1F',
    colorSuccess: '#1A7F4B',
    colorWarning: '#B45309',
    colorError: '#C62828',
    // derived from so dark a colour a tint turns grey; on these the colour itself keeps a contrast of 4.5
    colorSuccessBg: '#EAF8F0',
    colorSuccessBorder: '#9AD9B7',
    colorWarningBg: '#FFF5E5',
    colorWarningBorder: '#F2C078',
    colorErrorBg: '#FDEEEE',
    colorErrorBorder: '#F0AAAA',
    colorInfoBg: '#EAF3FD',
    colorInfoBorder: '#9CC7F4',
    colorTextSecondary: '#4B5563',
    colorTextDescription: '#4B5563',
    colorTextTertiary: '#5B6472',
    colorTextPlaceholder: '#667085',
    colorBgLayout: '#F5F7FA',
    borderRadius: 8,
    sizeUnit: 4,
    sizeStep: 4,
    fontSize: 14,
    fontFamily: "'Inter Variable', Inter, -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Segoe UI', sans-serif",
  },
  components: {
    Menu: { itemSelectedColor: '#0060C0' },
    Tabs: { itemSelectedColor: '#0060C0' },
    // a chosen row keeps the contrast of its links, also beneath the pointer
    Table: { headerColor: '#374151', rowSelectedBg: '#EAF3FD', rowSelectedHoverBg: '#EAF3FD' },
  },
};

/** Everything a coach touches during a session: larger text, targets of at least 44 px. */
export const sessionTheme: ThemeConfig = { token: { fontSize: 16, fontSizeSM: 16, controlHeight: 44, controlHeightSM: 44, controlHeightLG: 52 } };

interface TagColours {
  background: string;
  text: string;
}

/** A child's colour follows the tag: orange, teal, grey, purple; the text keeps a contrast of 4.5. */
export const tagColours: Record<SubjectTag, TagColours> = {
  Potential: { background: '#FFF1E0', text: '#9A4A00' },
  Active: { background: '#DDF5F0', text: '#0B625A' },
  Archived: { background: '#ECEEF1', text: '#4B5563' },
  Test: { background: '#F0E7FC', text: '#6B2FB3' },
};
