import { dark, light } from '../color';
import { alpha, at, castShadow, ellipse, f, group, type Kit, line, path, poly, rect, type Shape, soft } from '../ink';
import { box } from './box';
import { sprig } from './decor';
import { lathe } from './lathe';

/** What is printed on a cover or a wrapper of w x h whose lower left corner is the origin. */
export function print(kit: Kit, w: number, h: number, ink1: string, ink2: string): string {
  const { rnd } = kit;
  const cx = w / 2;
  switch (rnd.int(5)) {
    case 0:
      return ellipse(cx, -h * 0.6, w * 0.24, w * 0.24, ink2) + path(`M0 ${f(-h * 0.34)}Q${f(w * 0.3)} ${f(-h * 0.52)} ${f(w * 0.55)} ${f(-h * 0.33)}T${f(w)} ${f(-h * 0.4)}V0H0Z`, ink1);
    case 1:
      return sprig(kit, cx, -h * 0.18, h * 0.62, ink1);
    case 2:
      return [0, 1, 2, 3].map((i) => rect(w * 0.2, -h * (0.78 - i * 0.13), w * 0.6, h * 0.055, i % 2 ? ink2 : ink1, 0.3)).join('');
    case 3:
      return [0.3, 0.22, 0.14].map((r, i) => ellipse(cx, -h * 0.55, w * r, w * r, i % 2 ? ink2 : ink1)).join('');
    default:
      return path(`M${f(w * 0.5)} ${f(-h * 0.82)}L${f(w * 0.8)} ${f(-h * 0.38)}H${f(w * 0.2)}Z`, ink1) + path(`M${f(w * 0.3)} ${f(-h * 0.66)}L${f(w * 0.56)} ${f(-h * 0.38)}H${f(w * 0.04)}Z`, ink2);
  }
}

/** Upright cloth-bound notebook leaning, with a second and a ribbon. */
export const notebook: Shape = (kit) => {
  const { ink, p } = kit;
  const w = 27;
  const h = 37;
  const cover = ink.linear([[0, light(p.main, 0.14)], [1, dark(p.main, 0.12)]], 1, 1);
  const book = (print1: string, fill: string, spine: string) =>
    path(poly([[w, 0], [w + 3.4, -1.8], [w + 3.4, -h - 0.6], [w, -h]]), '#f2ead9') +
    [0.6, 1.3, 2, 2.7].map((x) => line(`M${f(w + x)} ${f(-x * 0.5)}V${f(-h - x * 0.1)}`, '#cdbfa6', 0.2)).join('') +
    rect(0, -h, w, h, fill, 0.9) + rect(0, -h, 3.2, h, spine, 0.9, alpha(0.55)) + print1;
  const front = book(at(4.2, -2, print(kit, w - 6, h - 5, p.second, p.accent)), cover, dark(p.main, 0.4));
  const back = book('', p.second, dark(p.second, 0.2));
  return (
    castShadow(kit, 36) +
    group(back, 'translate(-6 -1.5) rotate(4)') +
    group(front, 'translate(-17 0) rotate(-4)') +
    line('M4 -1q1 5 -0.5 8', p.accent, 0.9)
  );
};

/** Pile of books with a cup or a pebble on top. */
export const books: Shape = (kit) => {
  const { p, rnd } = kit;
  const colors = [p.main, p.second, p.accent, light(p.main, 0.35), p.deep];
  let y = 0;
  let out = castShadow(kit, 42);
  for (let i = 0; i < 4; i++) {
    const w = 40 - i * rnd.range(2, 4);
    const h = rnd.range(4.6, 6.6);
    const c = colors[(i + rnd.int(2)) % colors.length] ?? p.main;
    const pages = rect(w * 0.06, -h * 0.84, w * 0.9, h * 0.68, '#f4ecdc') + [0.3, 0.5, 0.7].map((t) => rect(w * 0.06, -h * t, w * 0.9, 0.18, '#cbbb9d')).join('');
    const spine = i % 2 ? pages : rect(w * 0.1, -h, w * 0.05, h, light(c, 0.5), 0, alpha(0.7)) + rect(w * 0.82, -h, w * 0.05, h, light(c, 0.5), 0, alpha(0.7));
    out += at(rnd.range(-2, 2), y, box(kit, { w, h, d: 15, color: c, front: spine, r: 0.7 }));
    y -= h;
  }
  return out + at(3, y - 2, lathe(kit, { profile: [[3, 0], [5, 3], [5.4, 7]], color: p.second, open: { color: light(p.second, 0.2), fill: '#7a4a28', level: 0.8, lip: 0.5 } }));
};

/** Letter set: envelope, card and a sprig, lying in a fan. */
export const letters: Shape = (kit) => {
  const { p } = kit;
  const sheet = (w: number, h: number, fill: string, art: string) => rect(0.8, -h + 0.9, w, h, p.deep, 0.6, alpha(0.18)) + rect(0, -h, w, h, fill, 0.6) + art;
  const flap = path('M0 -22L17 -9L34 -22Z', dark(p.main, 0.14)) + path('M0 0L13 -12L17 -9L21 -12L34 0Z', light(p.main, 0.12)) + ellipse(17, -10, 3.1, 3.1, p.accent) + ellipse(16.3, -10.7, 2, 2, light(p.accent, 0.3), alpha(0.7));
  return (
    castShadow(kit, 46, 0.25) +
    group(sheet(26, 34, p.second, at(2, -2, print(kit, 22, 30, p.main, p.accent))), 'translate(-24 -2) rotate(-8)') +
    group(sheet(26, 34, light(p.second, 0.5), at(2, -2, print(kit, 22, 30, p.accent, p.main))), 'translate(-2 -3) rotate(7)') +
    group(sheet(34, 22, p.main, flap), 'translate(-18 4) rotate(-3)')
  );
};

/** Pens and brushes in a turned cup. */
export const pens: Shape = (kit) => {
  const { p, rnd } = kit;
  const r = 9;
  const h = 19;
  const tools = [p.accent, p.second, p.deep, light(p.main, 0.4), p.accent, '#c79a63'];
  const stick = tools
    .map((c, i) => {
      const len = rnd.range(17, 25);
      const tip = i % 2 ? path(`M-1.1 ${f(-len)}L0 ${f(-len - 4)}L1.1 ${f(-len)}Z`, '#e6cda4') + path(`M-.4 ${f(-len - 2.6)}L0 ${f(-len - 4)}L.4 ${f(-len - 2.6)}Z`, c) : path(`M-1 ${f(-len)}C-1.8 ${f(-len - 3)} -0.6 ${f(-len - 5)} 0 ${f(-len - 6.5)}C.6 ${f(-len - 5)} 1.8 ${f(-len - 3)} 1 ${f(-len)}Z`, p.deep);
      return at((i - 2.5) * 2.2, -h + 4, rect(-1.1, -len, 2.2, len, c, 0.3) + rect(0.3, -len, 0.8, len, '#000', 0.3, alpha(0.16)) + rect(-0.8, -len, 0.35, len, '#fff', 0.2, alpha(0.4)) + tip, 1, (i - 2.5) * 6.5);
    })
    .join('');
  const cupBody = lathe(kit, { profile: [[r * 0.92, 0], [r, 1.5], [r, h * 0.5], [r, h]], color: p.main, open: { color: dark(p.main, 0.3), lip: 0.8 } });
  return castShadow(kit, r * 2.2) + cupBody + `<g clip-path="${kit.ink.clip(`<rect x="-40" y="-80" width="80" height="${80 - h + 1.3}"/>`)}">${stick}</g>`;
};

/** Washi tapes: three rolls, two flat and one on edge. */
export const tapes: Shape = (kit) => {
  const { ink, p } = kit;
  const roll = (r: number, h: number, c: string) => lathe(kit, { profile: [[r, 0], [r, h]], color: c, decor: [0, 1, 2, 3, 4, 5, 6].map((i) => line(`M${f(-r + i * r * 0.36)} 2V${f(-h)}`, light(c, 0.6), 0.6, alpha(0.6))).join(''), open: { color: '#b99873', lip: r * 0.32 } });
  const edge = (r: number, c: string) => ellipse(2.6, -r, r, r, dark(c, 0.3)) + ellipse(0, -r, r, r, ink.linear([[0, light(c, 0.25)], [1, dark(c, 0.1)]], 1, 1)) + ellipse(0, -r, r * 0.66, r * 0.66, '#c9a981') + ellipse(0.6, -r + 0.3, r * 0.58, r * 0.58, dark(p.table, 0.25)) + ellipse(0.9, -r + 0.5, r * 0.55, r * 0.55, p.wallShade);
  return castShadow(kit, 44) + at(9, -4, edge(14, p.main)) + at(-13, -0.5, castShadow(kit, 22) + roll(10.5, 8.5, p.accent)) + at(-13, -9, roll(10, 6, p.second)) + at(8, 6, castShadow(kit, 15) + roll(7.4, 5, light(p.main, 0.4)));
};

/** Two paper tickets on a stand of light, torn stub on the right. */
export const ticket: Shape = (kit) => {
  const { ink, p } = kit;
  const w = 46;
  const h = 21;
  const one = (c: string, art: string) => {
    const shape = `M0 ${-h}H${w}V${-h * 0.62}A2.6 2.6 0 0 0 ${w} ${-h * 0.38}V0H0V${-h * 0.38}A2.6 2.6 0 0 0 0 ${-h * 0.62}Z`;
    return group(path(shape, p.deep, alpha(0.22)), 'translate(1.3 1.6)') + path(shape, ink.linear([[0, light(c, 0.16)], [1, dark(c, 0.06)]], 1, 1)) + line(`M${w * 0.72} ${-h + 1.6}V-1.6`, light(c, 0.75), 0.4, 'stroke-dasharray="1 1.2"') + art;
  };
  const bars = [0, 1, 2, 3, 4, 5, 6].map((i) => rect(w * 0.78 + i * 1.15, -h * 0.76, i % 3 ? 0.45 : 0.8, h * 0.52, p.second, 0, alpha(0.9))).join('');
  return (
    soft(ink, 3, 1, 30, 4, p.deep, 0.3) +
    group(one(p.second, ''), 'translate(-19 -9) rotate(9)') +
    group(one(p.main, at(4, -1.6, print(kit, w * 0.62, h - 3, p.second, p.accent)) + bars), 'translate(-24 -2) rotate(-6)')
  );
};
