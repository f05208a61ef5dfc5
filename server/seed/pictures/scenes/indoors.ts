import { dark, light, mix } from '../color';
import { alpha, at, castShadow, ellipse, f, type Kit, line, path, rect, soft } from '../ink';
import { lathe } from '../shapes/lathe';
import { anyMotif } from '../shapes/motifs';
import { shapes, type ShapeName } from '../shapes/index';
import { bulbs, person } from './people';

type Place = (kit: Kit, w: number) => string;

const room = ({ ink, p }: Kit, w: number, floor = 74): string =>
  rect(0, 0, w, floor, ink.linear([[0, light(p.wall, 0.25)], [1, p.wallShade]], 0.8, 1)) + rect(0, floor, w, 101 - floor, ink.linear([[0, p.table], [1, p.tableShade]])) + rect(0, floor - 1.6, w, 1.6, light(p.wall, 0.3));

const win = ({ ink, p }: Kit, x: number, y: number, ww: number, h: number): string =>
  rect(x - 1.5, y - 1.5, ww + 3, h + 3, '#fbf5ea', 0.8) + rect(x, y, ww, h, ink.linear([[0, mix('#cfe6ee', p.wall, 0.2)], [1, '#fff3d8']])) + path(`M${f(x)} ${f(y + h)}V${f(y + h * 0.74)}Q${f(x + ww * 0.3)} ${f(y + h * 0.56)} ${f(x + ww * 0.55)} ${f(y + h * 0.72)}T${f(x + ww)} ${f(y + h * 0.66)}V${f(y + h)}Z`, mix('#8fae86', p.wallShade, 0.3)) + rect(x + ww / 2 - 0.5, y, 1, h, '#fbf5ea') + rect(x, y + h * 0.48, ww, 1, '#fbf5ea') + rect(x - 3, y + h + 1, ww + 6, 1.8, '#efe3cf', 0.4) + path(`M${f(x + ww * 0.1)} 76L${f(x + ww * 1.25)} 76L${f(x + ww * 1.9)} 101H${f(x + ww * 0.5)}Z`, '#fff6dc', alpha(0.3));

function shelf(kit: Kit, x: number, y: number, ww: number, items: readonly ShapeName[]): string {
  const { p, rnd } = kit;
  const tones = [p.main, p.second, p.accent, mix(p.main, p.second, 0.5)];
  const step = ww / items.length;
  return rect(x + 1, y + 2, ww, 2, p.deep, 0, alpha(0.14)) + rect(x, y, ww, 1.8, '#a8754a', 0.3) + rect(x, y, ww, 0.5, '#cfa27a', 0.3) + items.map((n, i) => at(x + step * (i + 0.5), y, shapes[n]({ ...kit, p: { ...p, main: tones[(i + rnd.int(2)) % 4] ?? p.main }, rnd: rnd.fork(i + Math.round(y)) }), Math.min(0.42, step / 40))).join('');
}

/** Potter at the wheel, shelves of drying pots. */
export const pottery: Place = (kit, w) => {
  const { p } = kit;
  const cx = w * 0.44;
  const clay = '#c79a7c';
  const pot = lathe(kit, { profile: [[6, 0], [8.6, 4], [7.4, 9], [8.4, 12]], color: clay, gloss: 0.5, decor: [2, 4, 6, 8, 10].map((h) => line(`M-12 ${-h}Q0 ${-h + 2.6} 12 ${-h}`, dark(clay, 0.2), 0.3, alpha(0.5))).join(''), open: { color: dark(clay, 0.2), lip: 0.8 } });
  const wheel = lathe(kit, { profile: [[16, 0], [16, 2]], color: '#8d8780', open: { color: '#b5aea5', lip: 0.1 } });
  const base = lathe(kit, { profile: [[12, 0], [14, 10], [18, 15], [22, 17]], color: mix(p.main, p.deep, 0.2), open: { color: dark(p.main, 0.3), lip: 1.4 } });
  // The potter sits behind the wheel, both arms to the clay.
  const skin = '#d9a27a';
  const potter = at(cx, 71, path('M-15 8C-17 -10 -12 -23 0 -24S17 -10 15 8Z', p.second) + path('M-9 8C-9 -6 -7 -15 0 -15S9 -6 9 8Z', p.accent) + path('M3 -24C11 -22 17 -10 15 8H10C12 -8 9 -19 3 -24Z', p.deep, alpha(0.12)) + rect(-2.2, -28, 4.4, 6, dark(skin, 0.15), 1) + ellipse(0, -32.6, 5.4, 6.2, skin) + path('M-6 -31C-7.4 -41 7 -42 6.2 -31C5 -35 1 -36.6 -2 -36Q-5 -35 -6 -31Z', '#33272a') + ellipse(4, -40, 3.2, 2.8, '#33272a') + line('M-12.5 -15C-19 -4 -14 4 -6.8 4.6', light(p.second, 0.1), 5.2) + line('M12.5 -15C19 -4 14 4 6.8 4.6', dark(p.second, 0.12), 5.2) + line('M-10.5 4.4L-6.6 3.4M10.5 4.4L6.6 3.4', skin, 3.4));
  return (
    room(kit, w, 80) + win(kit, w * 0.06, 10, Math.min(28, w * 0.3), 36) + shelf(kit, w * 0.58, 28, w * 0.37, ['vase', 'bowl', 'teapot', 'cup'].slice(0, w < 90 ? 2 : 4) as ShapeName[]) + shelf(kit, w * 0.58, 52, w * 0.37, ['cup', 'vase', 'tin', 'bowl'].slice(0, w < 90 ? 2 : 4) as ShapeName[]) +
    potter + at(cx, 93, castShadow(kit, 34) + base) + at(cx, 78.4, wheel + at(0, -2, pot)) + at(w * 0.83, 92, shapes.stool({ ...kit, rnd: kit.rnd.fork(3) }), 0.62) + (w > 100 ? at(w * 0.12, 93, shapes.plant({ ...kit, rnd: kit.rnd.fork(4) }), 0.8) : '')
  );
};

/** Batik workshop: cloth on a frame, wax pan, dyed lengths drying behind. */
export const batikStudio: Place = (kit, w) => {
  const { p, ink, rnd } = kit;
  let line1 = '';
  const n = Math.max(3, Math.round(w / 30));
  for (let i = 0; i < n; i++) {
    const x = (w / n) * i + 2;
    const cw = w / n - 4;
    const hang = 33 + rnd.range(0, 12);
    const pat = anyMotif({ ...kit, p: { ...p, main: rnd.pick([p.main, p.deep, p.accent]) } }, ['kawung', 'parang', 'cloud', 'ceplok', 'truntum'], 0.8);
    line1 += rect(x + 1.4, 13, cw, hang, p.deep, 0, alpha(0.12)) + rect(x, 11.6, cw, hang, pat) + [0, 1, 2].map((k) => rect(x + (cw / 3) * k, 11.6, cw / 3, hang, ink.linear([[0, '#fffaf0', 0.22], [0.5, p.deep, 0], [1, p.deep, 0.22]], 1, 0))).join('');
  }
  const artisan = (x: number, shirt: string, hair: string) => at(x, 84, path('M-12 10C-14 -8 -10 -19 0 -20S14 -8 12 10Z', shirt) + path('M3 -20C9 -18 13.6 -8 12 10H7C9 -6 7 -15 3 -20Z', p.deep, alpha(0.16)) + ellipse(0, -27, 4.8, 5.6, '#c98f66') + path('M-5.4 -26C-6.4 -35 6.4 -35.6 5.6 -26C4 -30 -3 -31 -5.4 -26Z', hair) + line('M9 -11C17 -6 19 -3 23 -4', dark(shirt, 0.1), 4) + line('M22 -4L26 -5', '#c98f66', 2.4) + line('M25 -5L30 -1.6', '#8a5a34', 0.8) + ellipse(30.3, -1.2, 1.1, 0.8, '#c28a3f'));
  const cloth = `M${f(w * 0.38)} 70L${f(w * 0.86)} 66L${f(w * 0.9)} 93Q${f(w * 0.64)} 99 ${f(w * 0.36)} 95Z`;
  const pat = anyMotif({ ...kit, p: { ...p, main: '#f7ecd6', second: p.main, accent: p.accent } }, ['kawung', 'ceplok', 'cloud'], 1.2);
  return room(kit, w, 76) + line(`M-2 11Q${f(w / 2)} 14 ${f(w + 2)} 11`, '#7a5a3e', 0.7) + line1 + path(cloth, p.deep, 'opacity=".16" transform="translate(2 2)"') + path(cloth, pat) + path(cloth, ink.linear([[0, '#fffaf0', 0.3], [1, p.deep, 0.2]], 1, 0.6)) + line(`M${f(w * 0.37)} 70L${f(w * 0.87)} 66`, '#a8754a', 1.8) + artisan(w * 0.2, p.accent, '#2b2324') + at(w * 0.93, 94, shapes.basket({ ...kit, rnd: rnd.fork(2) }), 0.55) + at(w * 0.3, 96, castShadow(kit, 11) + lathe(kit, { profile: [[5, 0], [6, 3], [7, 5]], color: '#4a4448', open: { color: '#3a3438', fill: '#b07a32', lip: 0.6, level: 0.8 } }), 1.1);
};

/** Reading room: shelves of books, lamp, chair. */
export const library: Place = (kit, w) => {
  const { p, rnd } = kit;
  const colors = [p.main, p.second, p.accent, p.deep, mix(p.main, p.second, 0.5), '#c9a46c', light(p.accent, 0.4)];
  let out = room(kit, w, 78);
  for (let r = 0; r < 4; r++) {
    const y = 20 + r * 15.6;
    out += rect(w * 0.34, y - 13.6, w * 0.62, 13.6, dark(p.tableShade, 0.42));
    for (let x = w * 0.35; x < w * 0.94; ) {
      const bw = rnd.range(1.4, 3);
      const h = rnd.range(8, 11.6);
      if (rnd.next() < 0.1) x += 3.4;
      else out += rect(x, y - h, bw, h, colors[rnd.int(colors.length)] ?? p.main, 0.2) + rect(x + bw * 0.2, y - h * 0.8, bw * 0.6, 0.5, '#fff', 0, alpha(0.4)) + rect(x + bw * 0.75, y - h, bw * 0.25, h, '#000', 0, alpha(0.12));
      x += bw + 0.25;
    }
    out += rect(w * 0.33, y, w * 0.64, 1.8, '#8d6240') + rect(w * 0.33, y, w * 0.64, 0.5, '#b98a60');
  }
  out += rect(w * 0.325, 4, 1.6, 76, '#8d6240') + rect(w * 0.965, 4, 1.6, 76, '#7a5335');
  return out + win(kit, w * 0.05, 12, Math.min(w * 0.22, 30), 40) + ellipse(w * 0.56, 93, w * 0.36, 6.6, mix(p.main, p.second, 0.4)) + ellipse(w * 0.56, 93, w * 0.31, 5.2, 'none', `stroke="${p.second}" stroke-width=".6"`) + at(w * 0.5, 92, shapes.chair({ ...kit, rnd: rnd.fork(8) }), 0.96) + at(w * 0.78, 92, shapes.stool({ ...kit, rnd: rnd.fork(9) }), 0.6) + at(w * 0.13, 92, shapes.plant({ ...kit, rnd: rnd.fork(10) }), 0.95);
};

/** Counter of a coffee or tea house. */
export const bar: Place = (kit, w) => {
  const { p, ink, rnd } = kit;
  let tiles = '';
  for (let r = 0; r < 5; r++) for (let x = (r % 2) * 4 - 4; x < w; x += 8) tiles += rect(x + 0.25, 40 + r * 5, 7.5, 4.5, mix(p.second, p.wallShade, rnd.range(0, 0.35)), 0.5);
  const n = Math.max(2, Math.round(w / 60));
  let lamps = '';
  for (let i = 0; i < n; i++) {
    const x = (w / n) * (i + 0.5);
    lamps += soft(ink, x, 22, 22, 20, '#ffe3a6', 0.55) + line(`M${f(x)} 0V13`, p.deep, 0.5) + path(`M${f(x - 7)} 20Q${f(x - 6)} 12.6 ${f(x)} 12.6T${f(x + 7)} 20Z`, p.accent) + path(`M${f(x - 7)} 20Q${f(x)} 22.4 ${f(x + 7)} 20Z`, '#fff3cc');
  }
  const items: ShapeName[] = w < 90 ? ['dripper', 'mug'] : ['dripper', 'mug', 'cakes', 'pouch', 'plant'];
  const tones = [p.main, p.second, p.accent];
  const wares = items.map((s, i) => at((w / items.length) * (i + 0.5), 83, shapes[s]({ ...kit, p: { ...p, main: tones[i % 3] ?? p.main }, rnd: rnd.fork(60 + i) }), 0.6)).join('');
  const barista = at(w * 0.38, 82, person({ ...kit, rnd: rnd.fork(77) }, { shirt: p.second, apron: p.deep }), 1.55);
  let slats = '';
  for (let x = 1; x < w; x += 5) slats += rect(x, 84, 0.5, 17, dark(p.tableShade, 0.4), 0, alpha(0.4));
  return room(kit, w, 66) + tiles + shelf(kit, w * 0.08, 34, w * 0.84, ['tin', 'cup', 'pouch', 'jar', 'plant', 'cup', 'tin'].slice(0, w < 90 ? 4 : 7) as ShapeName[]) + barista + rect(0, 84, w, 17, ink.linear([[0, dark(p.tableShade, 0.1)], [1, dark(p.tableShade, 0.35)]])) + slats + rect(0, 80.6, w, 4, light(p.table, 0.35)) + rect(0, 84.2, w, 1, p.deep, 0, alpha(0.3)) + wares + lamps;
};

/** Tea room: low table by the round window. */
export const tearoom: Place = (kit, w) => {
  const { p, ink, rnd } = kit;
  const cx = w * 0.5;
  const garden = ink.clip(ellipse(cx, 38, 26, 26, '#000'));
  const bamboo = Array.from({ length: 9 }, (_, i) => line(`M${f(cx - 26 + i * 6.4)} 66Q${f(cx - 25 + i * 6.4)} 40 ${f(cx - 23 + i * 6.2 + rnd.range(-3, 3))} 10`, mix('#7d9b62', p.wallShade, rnd.range(0.1, 0.6)), rnd.range(0.8, 1.7)) + [0, 1, 2, 3].map((k) => at(cx - 24 + i * 6.3, 22 + k * 9, path('M0 0C2.6 -1.8 6 -1.4 9 1C5.6 1.2 2.6 1.4 0 0Z', mix('#6f935a', p.deep, 0.15)), rnd.range(0.7, 1.1), rnd.range(10, 60) - (k % 2) * 100)).join('')).join('');
  const view = rect(cx - 27, 10, 54, 56, ink.linear([[0, mix('#dfece0', p.wall, 0.2)], [1, '#fff6df']])) + bamboo;
  const cushionAt = (x: number) => at(x, 95, ellipse(0, 0, 12, 3, p.deep, alpha(0.2)) + lathe(kit, { profile: [[10, 0], [11.4, 1.8], [10.4, 3.6]], color: p.accent, gloss: 0, open: { color: light(p.accent, 0.12), lip: 0.2 } }));
  const tw = Math.min(w * 0.62, 82);
  const table = rect(cx - tw / 2, 84, tw, 3, '#8a5f3f', 0.8) + rect(cx - tw / 2, 84, tw, 0.9, '#b98a60', 0.4) + rect(cx - tw / 2 + 4, 87, 3, 8.6, '#6f4a30') + rect(cx + tw / 2 - 7, 87, 3, 8.6, '#6f4a30');
  return room(kit, w, 76) + ellipse(cx, 38.8, 29.4, 29.4, dark(p.wallShade, 0.12)) + ellipse(cx, 38, 28.6, 28.6, '#8a5f3f') + `<g clip-path="${garden}">${view}</g>` + line(`M${f(cx)} 12V64M${f(cx - 26)} 38H${f(cx + 26)}`, '#8a5f3f', 0.9) + (w > 100 ? at(w * 0.14, 90, shapes.plant({ ...kit, rnd: rnd.fork(1) }), 1.1) + at(w * 0.87, 88, shapes.lamp({ ...kit, rnd: rnd.fork(2) }), 0.9) : '') + soft(ink, cx, 96, tw * 0.7, 4, p.deep, 0.35) + cushionAt(cx - tw * 0.62) + cushionAt(cx + tw * 0.62) + table + at(cx - 5, 84, shapes.teaset({ ...kit, rnd: rnd.fork(3) }), 0.68) + at(cx + tw * 0.38, 84, shapes.vase({ ...kit, rnd: rnd.fork(5) }), 0.5);
};

/** Long table under lamps where hands make things: sewing, printing, flowers. */
export const craft: Place = (kit, w) => {
  const { p, rnd } = kit;
  const n = w < 90 ? 2 : w < 170 ? 3 : 4;
  const people = Array.from({ length: n }, (_, i) => at((w / n) * (i + 0.5), 80, person({ ...kit, rnd: rnd.fork(20 + i) }, { shirt: [p.second, p.accent, p.main, mix(p.main, p.second, 0.5)][i % 4] ?? p.second, apron: i % 2 ? p.main : p.deep }), 1.5)).join('');
  const items: ShapeName[] = (['vase', 'tapes', 'plant', 'pens', 'basket', 'tote'] as ShapeName[]).slice(0, n + 2);
  const wares = items.map((s, i) => at((w / items.length) * (i + 0.5), 80 + (i % 2) * 4, shapes[s]({ ...kit, rnd: rnd.fork(30 + i) }), 0.5)).join('');
  return room(kit, w, 62) + win(kit, w * 0.08, 8, Math.min(w * 0.3, 44), 34) + win(kit, w * 0.58, 8, Math.min(w * 0.3, 44), 34) + bulbs(kit, -2, 6, w / 2, 8, 5) + bulbs(kit, w / 2, 8, w + 2, 6, 5) + people + rect(0, 76, w, 26, kit.ink.linear([[0, light('#c99a6c', 0.2)], [0.3, '#bd8c5c'], [1, '#8f6540']])) + rect(0, 76, w, 0.9, '#e6c59c') + wares;
};
