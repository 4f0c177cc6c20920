import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from './browser-path.ts';

const seconds = 12;
const place = new URL('../packages/server/src/fixtures/content/BAL-01.webm', import.meta.url);

/** Draws the video of the exercise "Captain on deck" and keeps it beside the texts of the demonstration's library. */
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
const page = await browser.newPage();
writeFileSync(place, Buffer.from(await page.evaluate(record, seconds), 'base64'));
await browser.close();

/** In the browser: a child on a balance board throws bean bags into a basket, which stands further away each time. */
async function record(length: number): Promise<string> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 360 });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Nothing to draw on');
  Object.assign(pen, { lineCap: 'round', lineWidth: 10 });

  const line = (color: string, ...points: [number, number][]) => {
    pen.strokeStyle = color;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.stroke();
  };
  const disc = (color: string, x: number, y: number, radius: number) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 7);
    pen.fill();
  };
  const draw = (time: number) => {
    const turn = Math.floor(time / 4);
    const part = (time / 4) % 1;
    const basket = 400 + 70 * turn;
    pen.fillStyle = '#f3efe6';
    pen.fillRect(0, 0, 640, 360);
    pen.fillStyle = '#d8e6dc';
    pen.fillRect(0, 310, 640, 50);
    line('#7a5c3e', [basket - 34, 262], [basket - 24, 308], [basket + 24, 308], [basket + 34, 262]);
    pen.save();
    pen.translate(150, 300);
    pen.rotate(0.09 * Math.sin(time * 3));
    disc('#b98a5a', 0, 6, 14);
    line('#2f6f8f', [-70, -8], [70, -8]);
    const arm = part < 0.45 ? 2.4 - part * 4.2 : Math.max(0.5 - (part - 0.45) * 4, -0.6);
    line('#39424e', [-16, -14], [-6, -60], [16, -14]);
    line('#c8553d', [-6, -60], [-4, -118]);
    line('#39424e', [-4, -110], [-40, -84]);
    line('#39424e', [-4, -110], [-4 + 52 * Math.cos(arm), -110 - 52 * Math.sin(arm)]);
    disc('#39424e', -2, -148, 24);
    if (part < 0.45) disc('#e0a526', -4 + 60 * Math.cos(arm), -110 - 60 * Math.sin(arm), 11);
    pen.restore();
    const flown = (part - 0.45) / 0.35;
    if (flown >= 0) {
      const along = Math.min(flown, 1);
      disc('#e0a526', 200 + (basket - 200) * along, 190 + 95 * along - 260 * along * (1 - along), 11);
    }
    line('#7a5c3e', [basket - 31, 276], [basket + 31, 276]);
  };

  const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 90_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  draw(0);
  recorder.start();
  const began = performance.now();
  for (let time = 0; time < length; time = (performance.now() - began) / 1000) {
    draw(time);
    await new Promise((resolve) => setTimeout(resolve, 66));
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
