import type { Chart } from '@trellis/contract/charts/figures';
import { init } from '@trellis/contract/charts/library';
import { optionOfChart } from '@trellis/contract/charts/options';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartTheme } from './theme.ts';

/** The picture of a chart; whoever cannot see it reads its table. ECharts comes with this file and with nothing else. */
export function DrawnChart({
  chart,
  height,
  onChoose,
}: {
  chart: Chart;
  height: number;
  onChoose?: ((place: number) => void) | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const language = toLanguage(useTranslation().i18n.language as Locale);
  const theme = useChartTheme();
  const choose = useEffectEvent((place: number) => onChoose?.(place));
  // drawn anew when something of it is another one, not whenever its page is
  const wanted = JSON.stringify({ chart, theme, language, opens: onChoose !== undefined });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const drawing = init(element, null, { renderer: 'svg' });
    const { chart: shown, ...style } = JSON.parse(wanted) as {
      chart: Chart;
      theme: typeof theme;
      language: typeof language;
      opens: boolean;
    };
    drawing.setOption(optionOfChart(shown, style));
    drawing.on('click', ({ dataIndex }) => choose(dataIndex));
    const follow = new ResizeObserver(() => {
      drawing.resize();
      letShrink(element);
    });
    follow.observe(element);
    letShrink(element);
    return () => {
      follow.disconnect();
      drawing.dispose();
    };
  }, [wanted]);
  return <div ref={place} className="chart-drawn" aria-hidden style={{ height }} />;
}

/** Lets styles draw the whole picture smaller, as a sheet of paper does that is less wide than the screen. */
function letShrink(place: HTMLElement): void {
  const picture = place.querySelector('svg');
  picture?.setAttribute('viewBox', `0 0 ${picture.getAttribute('width')} ${picture.getAttribute('height')}`);
}
