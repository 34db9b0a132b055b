/** What can be measured on pictures: how much of one changed, and whether what is written on it stands out. */

import type { Page } from 'playwright-core';

/** How much of two pictures of one size looks different, from 0 to 1; 1 where they have not the same size. */
export function difference(on: Page, before: Buffer, after: Buffer): Promise<number> {
  return on.evaluate(
    async ([one, two]) => {
      const read = async (data: string): Promise<ImageData> => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!canvas) throw new Error('this browser has no canvas');
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = await Promise.all([read(one), read(two)]);
      if (a.width !== b.width || a.height !== b.height) return 1;
      let changed = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const [r, g, blue] = [0, 1, 2].map((part) => (a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) as [number, number, number];
        // What eyes make of it: brightness first, then warm against cold, then green against purple (YIQ).
        const y = 0.299 * r + 0.587 * g + 0.114 * blue;
        const i = 0.596 * r - 0.274 * g - 0.322 * blue;
        const q = 0.211 * r - 0.523 * g + 0.312 * blue;
        if (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 350) changed += 1;
      }
      return changed / (a.data.length / 4);
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
}

/** A text that doesn't stand out from what is drawn behind it. */
export interface Faint {
  text: string;
  contrast: number;
}

const HIDE = '*{color:transparent!important}text,tspan{fill:transparent!important}';

/** What is written and has less contrast with the picture behind it than WCAG AA asks. The worst tenth of what is behind a text
 * decides, so that a dark stain behind one letter counts and a line at the edge doesn't. */
export async function faint(on: Page): Promise<Faint[]> {
  const style = await on.addStyleTag({ content: HIDE + '*{transition:none!important}' });
  await style.evaluate((it) => ((it as HTMLStyleElement).disabled = true));
  const texts = await on.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgb = (colour: string): number[] => {
      if (!canvas) return [0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const found: { text: string; x: number; y: number; w: number; h: number; colour: number[]; large: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const within = node.parentElement;
      if (!within || !node.textContent?.trim() || within.closest('.heard, title, style, [aria-disabled=true] .spent')) continue;
      if (!within.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      if (width < 3 || height < 5 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
      // What lies under something else isn't read.
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (top && !top.contains(within) && !within.contains(top) && !(within instanceof SVGElement)) continue;
      const look = getComputedStyle(within);
      const size = Number.parseFloat(look.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(look.fontWeight) >= 700);
      const colour = rgb(within instanceof SVGElement ? look.fill : look.color);
      found.push({ text: node.textContent.trim().slice(0, 40), x, y, w: width, h: height, colour, large });
    }
    return found;
  });
  await style.evaluate((it) => ((it as HTMLStyleElement).disabled = false));
  const behind = (await on.screenshot({ animations: 'disabled' })).toString('base64');
  await style.evaluate((it) => (it as HTMLStyleElement).remove());
  return on.evaluate(
    async ([data, texts]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      canvas?.drawImage(image, 0, 0);
      const scale = image.width / innerWidth;
      const light = (rgb: readonly number[]): number => {
        const [r, g, b] = rgb
          .slice(0, 3)
          .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
      };
      const faint: { text: string; contrast: number }[] = [];
      for (const { text, x, y, w, h, colour, large } of texts) {
        const pixels = canvas?.getImageData(x * scale, (y + h * 0.2) * scale, Math.max(1, w * scale), Math.max(1, h * 0.6 * scale)).data;
        const own = light(colour);
        const contrasts: number[] = [];
        for (let at = 0; pixels && at < pixels.length; at += 4) {
          const ground = light([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
          contrasts.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
        }
        contrasts.sort((a, b) => a - b);
        const worst = contrasts[Math.floor(contrasts.length / 10)] ?? 21;
        if (worst < (large ? 3 : 4.5)) faint.push({ text, contrast: worst });
      }
      return faint;
    },
    [behind, texts] as const,
  );
}
