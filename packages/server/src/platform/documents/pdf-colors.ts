import type { ChartTheme } from '@trellis/contract/charts/theme';

/** Ink on paper. */
export const colors = { ink: '#1f2937', quiet: '#4b5563', line: '#d5dbe3', shade: '#f5f7fa' };

/** The same for charts; every tone keeps a contrast of 4.5 on white, since words are set in it too. */
export const chartColors: ChartTheme = {
  text: colors.ink,
  quiet: colors.quiet,
  line: colors.line,
  ground: '#ffffff',
  accent: '#0060c0',
  tones: { plain: '#0060c0', good: '#1a7f4b', attention: '#b45309', urgent: '#c62828' },
  parts: ['#0060c0', '#0e7c86', '#6b2fb3', '#b45309', '#1a7f4b', '#ad1457', '#4b5563', '#7a5c00'],
  fontFamily: 'Regular',
  fontSize: 9,
  moves: false,
};
