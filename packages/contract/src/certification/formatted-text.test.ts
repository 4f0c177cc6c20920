import { describe, expect, it } from 'vitest';
import { bareHtml, formattedText, wordsOf } from './formatted-text.ts';

describe('a formatted text', () => {
  it.each([
    ['<p>One <strong>two</strong></p>', '<p>One <strong>two</strong></p>'],
    ['<DIV class="x">a<BR/>b</DIV>', '<p>a<br>b</p>'],
    ['<b onclick="x()">a</b><i style="top:0">b</i>', '<strong>a</strong><em>b</em>'],
    ['<a href="javascript:x()">a</a>', '&lt;a href="javascript:x()">a&lt;/a>'],
    ['<scr<script>ipt>', '&lt;scr&lt;script>ipt>'],
    ['<p title="<img src=x onerror=y>">', '&lt;p title="&lt;img src=x onerror=y>">'],
    ['<svg/onload=x>', '&lt;svg/onload=x>'],
    ['1 < 2 &lt; 3', '1 &lt; 2 &lt; 3'],
    ['<p', '&lt;p'],
  ])('%s is kept as %s', (written, kept) => {
    expect(bareHtml(written)).toBe(kept);
    expect(bareHtml(kept)).toBe(kept);
  });

  it('says something, within its bounds', () => {
    const text = formattedText(20);
    expect(wordsOf('<ul><li>a</li><li>b</li></ul>')).toBe('a b');
    for (const empty of ['', '<p></p>', '<p>&nbsp;<br></p>', '   ']) expect(text.safeParse(empty).success).toBe(false);
    expect(text.safeParse('<p>a</p>').success).toBe(true);
    expect(text.safeParse('a'.repeat(21)).success).toBe(false);
  });
});
