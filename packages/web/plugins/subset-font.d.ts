declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    variationAxes: Record<string, { min: number; max: number; default: number }>;
  }
  /** A font with nothing but what some letters need. */
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
