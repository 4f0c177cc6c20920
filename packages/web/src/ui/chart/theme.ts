import type { ChartTheme } from '@trellis/contract/charts/theme';
import { theme } from 'antd';
import { sizes } from '../../app/tokens.ts';
import { phone, useMedia } from '../use-media.ts';

/** The tokens of the page as charts take them: another theme draws another chart. */
export function useChartTheme(): ChartTheme {
  const { token } = theme.useToken();
  const isPhone = useMedia(phone);
  const moves = !useMedia('(prefers-reduced-motion: reduce)');
  return {
    text: token.colorText,
    quiet: token.colorTextSecondary,
    line: token.colorBorderSecondary,
    ground: token.colorBgContainer,
    accent: token.colorPrimary,
    tones: { plain: token.colorPrimary, good: token.colorSuccess, attention: token.colorWarning, urgent: token.colorError },
    parts: [
      token.colorPrimary,
      token['cyan-7'],
      token['purple-6'],
      token['orange-7'],
      token['green-7'],
      token['magenta-6'],
      token['geekblue-8'],
      token['gold-8'],
    ],
    fontFamily: token.fontFamily,
    // what stands around a chart has no more room than a phone is wide
    fontSize: isPhone ? sizes['text-small'] : token.fontSizeSM,
    moves,
  };
}
