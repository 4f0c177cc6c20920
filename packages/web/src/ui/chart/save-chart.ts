import { saveAs } from '../save-file.ts';

const scale = 2;
const margin = 16;
const head = 40;

/** Saves what is drawn as a picture, twice as fine as on the screen, beneath what it is called and on the ground of the page. */
export async function saveChart(svg: SVGSVGElement, title: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const style = getComputedStyle(svg.closest('.chart') ?? document.body);
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + margin + head) * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  context.fillStyle = groundOf(svg);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  context.font = `600 ${getComputedStyle(document.documentElement).fontSize} ${style.fontFamily}`;
  context.fillText(title, margin, 26, width);
  context.drawImage(await pictureOf(svg, { width, height }), margin, head, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) saveAs(blob, `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}.png`);
}

async function pictureOf(svg: SVGSVGElement, { width, height }: { width: number; height: number }): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}

/** The nearest ground that is not transparent. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'transparent' && !backgroundColor.endsWith(', 0)')) return backgroundColor;
  }
  return 'white';
}
