import { dark, light, mix } from '../color';
import { alpha, at, ellipse, f, type Kit, line, path, poly, rect, soft } from '../ink';
import { shapes } from '../shapes/index';
import { bulbs, crowd, person } from './people';
import { hills } from './tableau';

type Place = (kit: Kit, w: number) => string;

const sky = ({ ink }: Kit, w: number, top: string, middle: string, low: string): string => rect(0, 0, w, 101, ink.linear([[0, top], [0.45, middle], [0.8, low]]));

const sun = (kit: Kit, x: number, y: number, r: number, c: string): string => soft(kit.ink, x, y, r * 3.4, r * 3.4, c, 0.55) + ellipse(x, y, r, r, light(c, 0.35));

const cloud = (x: number, y: number, s: number, c: string): string => at(x, y, path('M-9 0C-12 0 -12 -4 -8.6 -4.2C-8 -8 -2 -8.6 -.6 -5.6C2 -8 7 -6.6 6.6 -3.6C10 -3.8 10.6 0 7.6 0Z', c), s);

const pine = (x: number, y: number, s: number, c: string): string => at(x, y, rect(-0.5, -3, 1, 3, dark(c, 0.4)) + path('M0 -18L4.6 -8.6H2.8L6 -2.4H-6L-2.8 -8.6H-4.6Z', c) + path('M0 -18L4.6 -8.6H2.8L6 -2.4H0Z', dark(c, 0.35), alpha(0.4)), s);

/** Ridge walk: layered hills, low sun, two walkers. */
export const mountain: Place = (kit, w) => {
  const { p, rnd } = kit;
  const far = mix(p.wallShade, p.main, 0.35);
  let trees = '';
  for (let i = 0; i < 12; i++) trees += pine(w * (0.55 + i * 0.045) + rnd.range(-2, 2), 84 + (i % 3) * 2 - i * 0.4, rnd.range(0.7, 1.15), mix('#4c6b52', p.deep, 0.35));
  return (
    sky(kit, w, light(p.wallShade, 0.1), light(p.accent, 0.62), light(p.wall, 0.4)) + sun(kit, w * 0.68, 33, 7.5, p.accent) + cloud(w * 0.22, 22, 1.1, '#fffaf0') + cloud(w * 0.86, 16, 0.8, '#fffaf0') +
    hills(kit, w, 52, 20, mix(far, '#fffaf0', 0.42), 2) + hills(kit, w, 61, 16, mix(far, p.main, 0.3), 3) + hills(kit, w, 72, 12, mix(p.main, p.deep, 0.28), 2) + trees + hills(kit, w, 88, 7, mix('#5d7a4f', p.deep, 0.35), 2) +
    path(`M${f(w * 0.2)} 101C${f(w * 0.34)} 94 ${f(w * 0.24)} 90 ${f(w * 0.42)} 86L${f(w * 0.435)} 86.4C${f(w * 0.32)} 91 ${f(w * 0.46)} 94 ${f(w * 0.38)} 101Z`, light(p.table, 0.2), alpha(0.75)) +
    at(w * 0.33, 91, person(kit, { shirt: p.accent, trousers: p.deep, bag: p.second, hat: p.second }), 0.8) + at(w * 0.39, 89.6, person(kit, { shirt: p.second, trousers: dark(p.main, 0.3), hat: '#d8b27a' }), 0.74)
  );
};

/** Terraced fields with palms and a hut. */
export const terraces: Place = (kit, w) => {
  const { p, rnd } = kit;
  let steps = '';
  for (let i = 0; i < 8; i++) {
    const y = 54 + i * 6.2;
    const g = mix(light('#9ab553', 0.1), '#3f6b34', i / 9);
    const a = rnd.range(-4, 4);
    const d = `M-2 ${f(y + a)}C${f(w * 0.25)} ${f(y - 5)} ${f(w * 0.45)} ${f(y + 6)} ${f(w * 0.7)} ${f(y)}S${f(w * 0.95)} ${f(y - 4)} ${f(w + 2)} ${f(y - a)}V101H-2Z`;
    steps += path(d, g) + line(d.replace('V101H-2Z', '').replace(/V101.*/, ''), light(g, 0.45), 0.6, alpha(0.7));
  }
  const palm = (x: number, y: number, s: number) => at(x, y, line('M0 0Q1.6 -12 -.6 -24', '#7b5a3c', 1.1) + [-170, -140, -100, -60, -25, 10].map((t) => at(-0.6, -24, path('M0 0C4 -3.4 9 -3 13 1.6C8 -.4 4 .4 0 0Z', mix('#4f7b3c', p.deep, 0.2)), 1, t)).join(''), s);
  const hut = at(w * 0.27, 62, path('M-9 -6L0 -13.5L9 -6Z', '#8a5f3b') + rect(-6, -6, 12, 6.4, '#e9d3a9') + rect(-1.5, -4.6, 3.4, 5, '#7a5335'), 0.9);
  return sky(kit, w, mix(p.wallShade, '#9fd0d8', 0.4), light(p.wall, 0.3), light(p.accent, 0.7)) + sun(kit, w * 0.76, 22, 6.5, p.accent) + cloud(w * 0.3, 18, 1.2, '#fffaf0') + hills(kit, w, 52, 20, mix('#7fa3a0', p.wallShade, 0.4), 2) + hills(kit, w, 56, 9, mix('#5f8f76', p.main, 0.15), 3) + steps.slice(0, steps.length / 2).replace(/<[^>]*$/, '') + hut + palm(w * 0.36, 64, 0.9) + steps + palm(w * 0.88, 84, 1.5) + palm(w * 0.08, 90, 1.7) + at(w * 0.6, 84, person(kit, { shirt: p.main, hat: '#e0c08a', trousers: p.deep }), 0.55);
};

/** Weekend market: awnings, goods, strings of lamps. */
export const market: Place = (kit, w) => {
  const { p, rnd } = kit;
  const n = Math.max(2, Math.round(w / 46));
  const step = w / n;
  const goods = [shapes.vase, shapes.basket, shapes.plant, shapes.cup, shapes.tin, shapes.dishes, shapes.books] as const;
  let stalls = '';
  for (let i = 0; i < n; i++) {
    const c = [p.main, p.accent, mix(p.main, p.second, 0.4)][i % 3] ?? p.main;
    const sw = Math.min(step * 0.86, 44);
    let awning = '';
    const k = 8;
    for (let j = 0; j < k; j++) awning += path(`M${f(-sw / 2 + (sw / k) * j + 2 - (j / k) * 4)} -42L${f(-sw / 2 + (sw / k) * j)} -31a${f(sw / k / 2)} 2.4 0 0 0 ${f(sw / k)} 0L${f(-sw / 2 + (sw / k) * (j + 1) + 2 - ((j + 1) / k) * 4)} -42Z`, j % 2 ? light(p.second, 0.25) : c);
    const wares = [-0.3, 0, 0.3].map((t) => at(t * sw, -15.4, (goods[rnd.int(goods.length)] ?? shapes.cup)({ ...kit, p: { ...p, main: rnd.pick([p.main, p.second, p.accent]) }, rnd: rnd.fork(rnd.int(900)) }), 0.26)).join('');
    const keeper = at(rnd.range(-5, 5), -6, person(kit, { shirt: rnd.pick([p.second, p.accent, p.wallShade]), apron: p.deep }), 0.95);
    stalls += at(step * (i + 0.5), 84, soft(kit.ink, 4, 1, sw * 0.75, 4, p.deep, 0.4) + rect(-sw / 2 + 1, -33, 0.9, 33, '#7a5a3e') + rect(sw / 2 - 2, -33, 0.9, 33, '#7a5a3e') + rect(-sw / 2 + 2, -32, sw - 4, 20, dark(p.wallShade, 0.25), 0, alpha(0.35)) + keeper + rect(-sw / 2, -15.5, sw, 2.4, '#b98856') + path(`M${f(-sw / 2 + 1)} -13.2H${f(sw / 2 - 1)}V0H${f(-sw / 2 + 1)}Z`, kit.ink.linear([[0, dark(c, 0.12)], [1, dark(c, 0.34)]])) + wares + awning);
  }
  let houses = '';
  for (let x = -4; x < w; x += 17) houses += rect(x, rnd.range(26, 38), 16, 50, mix(p.wallShade, p.wall, rnd.range(0.1, 0.8))) + [0, 1, 2].map((r) => rect(x + 3, 44 + r * 8, 3, 4.4, light(p.accent, 0.55), 0.4, alpha(0.8)) + rect(x + 10, 44 + r * 8, 3, 4.4, light(p.accent, 0.55), 0.4, alpha(0.8))).join('');
  let walkers = '';
  for (let i = 0; i < n + 1; i++) walkers += at(step * (i + 0.1) + rnd.range(2, 12), 93 + (i % 2) * 3.4, person(kit, { shirt: rnd.pick([p.main, p.second, p.accent]), trousers: rnd.pick([p.deep, '#6a6570']), bag: rnd.pick([p.second, p.accent]) }), 1.12);
  return sky(kit, w, p.wallShade, light(p.accent, 0.5), light(p.wall, 0.2)) + houses + rect(0, 78, w, 23, kit.ink.linear([[0, p.table], [1, p.tableShade]])) + bulbs(kit, -2, 24, w * 0.55, 18, 9) + bulbs(kit, w * 0.4, 14, w + 2, 27, 9) + stalls + walkers;
};

/** Open-air concert at dusk: stage, beams, crowd. */
export const concert: Place = (kit, w) => {
  const { ink, p, rnd } = kit;
  const night = dark(p.deep, 0.25);
  const cx = w / 2;
  const sw = Math.min(w * 0.74, 96);
  const beam = (x: number, tilt: number, c: string) => path(poly([[x - 0.8, 20], [x + 0.8, 20], [x + tilt + 11, 74], [x + tilt - 11, 74]]), ink.linear([[0, c, 0.75], [1, c, 0]]));
  const colors = [p.accent, light(p.main, 0.3), p.second];
  let beams = '';
  let lamps = '';
  for (let i = 0; i < 7; i++) {
    const x = cx - sw / 2 + 5 + (i * (sw - 10)) / 6;
    beams += beam(x, (3 - i) * 5 + rnd.range(-7, 7), colors[i % 3] ?? p.accent);
    lamps += rect(x - 1.4, 17.4, 2.8, 3.2, '#1b1a20', 0.6) + ellipse(x, 20.6, 1.2, 0.6, '#fff6da');
  }
  const player = (x: number, c: string, art: string) => at(x, 71, person(kit, { shirt: c, trousers: '#1d1a20' }) + art, 0.82);
  const guitar = at(0, -15, ellipse(2, 1.6, 3, 2.3, '#b5713a') + ellipse(-0.6, 0.2, 2.1, 1.7, '#b5713a') + rect(-12, -1.2, 11, 0.9, '#5a3a22', 0.4), 1, -24);
  const mic = line('M6 0V-22L3.4 -24', '#2a2730', 0.6) + ellipse(3, -24.4, 1, 1, '#d9d4cc');
  const drum = at(cx + 1, 70, ellipse(0, -5, 6.4, 6.2, p.second) + ellipse(0, -5, 5, 4.9, dark(p.main, 0.1)) + ellipse(-9, -7.4, 3.6, 1, p.accent) + ellipse(9, -9, 4.2, 0.8, '#e9c66a') + line('M9 -9V0M-9 -7V0', '#3a3540', 0.5));
  let stars = '';
  for (let i = 0; i < 40; i++) stars += ellipse(rnd.range(0, w), rnd.range(0, 34), 0.22, 0.22, '#fff6e0', alpha(rnd.range(0.3, 0.9)));
  return (
    sky(kit, w, night, mix(night, p.main, 0.45), mix(p.accent, p.main, 0.35)) + stars + hills(kit, w, 62, 14, dark(mix(p.main, p.deep, 0.6), 0.2), 3) +
    rect(cx - sw / 2 - 1.4, 16, 1.8, 62, '#26222b') + rect(cx + sw / 2 - 0.4, 16, 1.8, 62, '#26222b') + rect(cx - sw / 2 - 3, 14.6, sw + 6, 2.8, '#26222b', 0.6) + rect(cx - sw / 2, 30, sw, 42, ink.linear([[0, night, 0.75], [1, mix(p.main, night, 0.3), 0.85]])) + ellipse(cx, 50, sw * 0.24, sw * 0.24 > 22 ? 20 : sw * 0.24, light(p.accent, 0.25), alpha(0.85)) +
    beams + drum + player(cx - sw * 0.2, p.second, guitar) + player(cx + sw * 0.21, p.accent, guitar) + player(cx - sw * 0.02, light(p.main, 0.5), mic) + lamps +
    path(poly([[cx - sw / 2 - 5, 71], [cx + sw / 2 + 5, 71], [cx + sw / 2 + 9, 80], [cx - sw / 2 - 9, 80]]), dark(p.tableShade, 0.35)) + crowd(kit, w, 86, mix(night, p.main, 0.22), 6) + crowd(kit, w, 94, dark(night, 0.3), 8)
  );
};

/** Screen under the trees at dusk, seats of blankets. */
export const cinema: Place = (kit, w) => {
  const { ink, p, rnd } = kit;
  const night = dark(p.deep, 0.15);
  const cx = w / 2;
  const sw = Math.min(w * 0.6, 78);
  const tree = (x: number, s: number) => at(x, 82, rect(-1, -20, 2, 20, dark(p.deep, 0.4)) + ellipse(-5, -24, 9, 8, dark(p.deep, 0.05)) + ellipse(5, -27, 10, 10, mix(p.deep, '#4d6b4f', 0.3)) + ellipse(0, -34, 8, 8, mix(p.deep, '#4d6b4f', 0.2)), s);
  let stars = '';
  for (let i = 0; i < 46; i++) stars += ellipse(rnd.range(0, w), rnd.range(0, 40), 0.24, 0.24, '#fff6e0', alpha(rnd.range(0.3, 1)));
  const film = ink.clip(rect(cx - sw / 2, 26, sw, 36, '#000', 0.8));
  const picture = rect(cx - sw / 2, 26, sw, 36, ink.linear([[0, light(p.accent, 0.55)], [1, light(p.main, 0.5)]])) + ellipse(cx + sw * 0.2, 42, 6.5, 6.5, '#fff4d4') + hills(kit, w, 56, 8, light(p.main, 0.15), 3) + hills(kit, w, 60, 5, p.main, 2);
  return sky(kit, w, dark(night, 0.2), mix(night, p.main, 0.4), mix(p.main, p.accent, 0.35)) + stars + ellipse(w * 0.86, 14, 4.4, 4.4, '#fff4d4') + tree(w * 0.07, 1.3) + tree(w * 0.93, 1.35) + tree(w * 0.18, 0.9) + soft(ink, cx, 46, sw * 0.85, 40, light(p.accent, 0.6), 0.4) + rect(cx - sw / 2 - 1.6, 24.4, sw + 3.2, 39.2, '#f7f1e4', 1) + `<g clip-path="${film}">${picture}</g>` + line(`M${f(cx - sw / 2 + 4)} 63V80M${f(cx + sw / 2 - 4)} 63V80`, '#2a262c', 1) + rect(0, 79, w, 22, mix('#3f5a42', night, 0.45)) + bulbs(kit, -2, 22, w + 2, 20, 4) + crowd(kit, w, 89, dark(night, 0.15), 6.4) + crowd(kit, w, 97, dark(night, 0.45), 8);
};

/** Rows of tea bushes in morning mist. */
export const teagarden: Place = (kit, w) => {
  const { p, rnd } = kit;
  let rows = '';
  for (let i = 0; i < 9; i++) {
    const y = 58 + i * 5.2;
    const g = mix('#8aa866', '#3b5f3f', i / 9);
    let d = `M-4 101V${f(y)}`;
    for (let x = -4; x < w + 4; x += 6 + i * 0.7) d += `q${f((6 + i * 0.7) / 2)} ${f(-3.4 - i * 0.35)} ${f(6 + i * 0.7)} ${f(Math.sin(x / 26 + i) * 0.8)}`;
    rows += path(`${d}V101Z`, mix(g, p.main, 0.12)) + (i % 3 === 1 ? rect(0, y - 5, w, 5, '#fffaf0', 0, alpha(0.07)) : '');
  }
  return sky(kit, w, light(p.wallShade, 0.1), light(p.wall, 0.2), '#fff6e4') + sun(kit, w * 0.3, 27, 6.5, p.accent) + hills(kit, w, 48, 18, mix('#a9c0b0', p.wall, 0.4), 2) + hills(kit, w, 54, 11, mix('#86a68c', p.wallShade, 0.2), 3) + rect(0, 46, w, 14, kit.ink.linear([[0, '#fffaf0', 0], [0.6, '#fffaf0', 0.55], [1, '#fffaf0', 0]])) + rows + at(w * 0.62, 86, person(kit, { shirt: p.accent, hat: '#e4c68f', trousers: p.deep, bag: '#b98a55' }), 0.95) + at(w * 0.74, 80, person(kit, { shirt: p.second, hat: '#e4c68f', trousers: p.deep, bag: '#b98a55' }), 0.72) + at(rnd.range(0.2, 0.3) * w, 91, person(kit, { shirt: p.main, hat: '#e4c68f', trousers: p.deep, bag: '#b98a55' }), 1.1);
};

/** Old houses along the water with lanterns. */
export const riverside: Place = (kit, w) => {
  const { ink, p, rnd } = kit;
  let houses = '';
  for (let x = -6; x < w + 4; ) {
    const bw = rnd.range(20, 29);
    const h = rnd.range(22, 36);
    const wallC = mix('#f6efe2', p.wallShade, rnd.range(0, 0.5));
    houses += rect(x, 66 - h, bw, h, wallC) + path(`M${f(x - 2)} ${f(66 - h)}L${f(x + 2)} ${f(60 - h)}H${f(x + bw - 2)}L${f(x + bw + 2)} ${f(66 - h)}Z`, dark(mix(p.deep, '#4a4a4e', 0.4), 0.1)) + rect(x + 3, 66 - h * 0.8, bw - 6, h * 0.2, dark('#7a5136', 0.1)) + [0, 1, 2].map((i) => rect(x + 4 + i * ((bw - 8) / 3), 66 - h * 0.77, (bw - 8) / 3 - 0.8, h * 0.14, light(p.accent, 0.45))).join('') + rect(x + bw * 0.38, 66 - h * 0.42, bw * 0.24, h * 0.42, dark('#7a5136', 0.25)) + [0.18, 0.82].map((t) => soft(ink, x + bw * t, 66 - h * 0.46, 4, 4, '#ffcf7a', 0.6) + ellipse(x + bw * t, 66 - h * 0.46, 1.2, 1.5, p.accent)).join('');
    x += bw + 1;
  }
  const water = rect(0, 70, w, 31, ink.linear([[0, mix(p.wallShade, '#5f8f94', 0.5)], [1, mix(p.deep, '#35606a', 0.5)]]));
  let ripples = '';
  for (let i = 0; i < 34; i++) {
    const y = 72 + rnd.next() * 28;
    ripples += line(`M${f(rnd.range(-4, w))} ${f(y)}h${f(rnd.range(3, 14))}`, rnd.next() < 0.4 ? light(p.accent, 0.4) : '#fffaf0', 0.4, alpha(0.3));
  }
  const boat = at(w * 0.62, 86, path('M-15 -3Q0 4 16 -4L12 3Q0 6 -11 3Z', '#6b4a33') + path('M-7 -3.4C-7 -11 7 -11 7 -3.6Q0 -1.4 -7 -3.4Z', '#a98157') + at(11, -2.5, person(kit, { shirt: p.deep, hat: '#d8b27a' }), 0.55));
  return sky(kit, w, p.wallShade, light(p.accent, 0.55), light(p.wall, 0.3)) + sun(kit, w * 0.2, 20, 5.5, p.accent) + hills(kit, w, 42, 14, mix(p.wallShade, p.main, 0.25), 3) + houses + rect(0, 66, w, 4.4, '#b3a692') + rect(0, 66, w, 0.8, '#d9cdb8') + water + ripples + boat;
};
