import { dark, light } from '../color';
import { alpha, at, castShadow, ellipse, f, group, type Kit, line, path, rect, type Shape, soft } from '../ink';
import { box } from './box';
import { glaze, ring } from './decor';
import { lathe } from './lathe';
import { print } from './paper';

const flame = (kit: Kit, y: number, s = 1): string =>
  soft(kit.ink, 0, y - 2, 15 * s, 15 * s, '#ffd98a', 0.55) + at(0, y, path('M0 0C-2 -1 -1.8 -3.4 0 -6.4C1.8 -3.4 2 -1 0 0Z', '#ffb648') + path('M0 -.3C-1 -1 -.9 -2.2 0 -3.8C.9 -2.2 1 -1 0 -.3Z', '#fff3c9'), s);

/** Candle in a glazed or glass pot, lit. */
export const candle: Shape = (kit) => {
  const { p, rnd } = kit;
  const r = rnd.range(9.5, 11);
  const h = rnd.range(17, 21);
  const label = rnd.next() < 0.6 ? rect(-r * 0.46, -h * 0.74, r * 0.92, h * 0.46, '#fbf3e3', 0.5) + at(-r * 0.4, -h * 0.3, print(kit, r * 0.8, h * 0.4, p.main, p.accent)) : glaze(kit, r, h);
  const low = at(17, 5, castShadow(kit, 11) + lathe(kit, { profile: [[4.6, 0], [5.4, 1], [5.4, 6]], color: p.second, open: { color: '#fff4dc', lip: 0.5, fill: '#fbe7c2', level: 0.5 } }) + line('M0 -6V-7.6', '#4a3a2c', 0.35) + flame(kit, -7, 0.6));
  return (
    castShadow(kit, r * 2.1) +
    lathe(kit, { profile: [[r * 0.96, 0], [r, 1.2], [r, h * 0.5], [r, h]], color: p.main, decor: label, gloss: 0.7, open: { color: '#ffe9bd', fill: '#fff0cf', level: 0.9, lip: 0.8 } }) +
    line(`M0 ${f(-h - 0.1)}V${f(-h - 2)}`, '#4a3a2c', 0.5) + flame(kit, -h - 1.2) + low
  );
};

/** Table lamp, its shade glowing. */
export const lamp: Shape = (kit) => {
  const { ink, p, rnd } = kit;
  const wide = rnd.range(15, 18);
  const shadeC = light(p.second, 0.2);
  const d = `M${f(-wide * 0.6)} -50L${f(wide * 0.6)} -50L${f(wide)} -30Q0 -26.4 ${f(-wide)} -30Z`;
  const clip = ink.clip(path(d, '#000'));
  let ribs = '';
  for (let i = -5; i <= 5; i++) ribs += line(`M${f((i / 5) * wide * 0.6)} -50L${f((i / 5) * wide)} -27`, dark(shadeC, 0.3), 0.22, alpha(0.35));
  const tone = ink.linear([[0, '#fff1c4', 0.2], [0.45, '#ffdf94', 0.75], [1, dark(p.accent, 0.1), 0.45]], 1, 0.2);
  return (
    soft(ink, 0, -38, 36, 34, '#ffe3a6', 0.6) + castShadow(kit, 20) + soft(ink, 0, 0, 26, 4, '#ffe3a6', 0.5) +
    lathe(kit, { profile: [[8, 0], [8.6, 1.6], [7.6, 8], [9.5, 14], [6, 20], [1.6, 24], [1.3, 30]], color: p.main, decor: glaze(kit, 9, 20) }) +
    path(d, shadeC) + `<g clip-path="${clip}">${ribs}${path(d, tone)}</g>` + line(`M${f(-wide)} -30Q0 -26.4 ${f(wide)} -30`, p.accent, 0.6)
  );
};

/** Incense holder with one stick and its smoke. */
export const incense: Shape = (kit) => {
  const { p, rnd } = kit;
  let smoke = '';
  for (let i = 0; i < 3; i++) {
    const a = rnd.range(2, 5);
    smoke += line(`M-11 -33C${f(-11 + a)} -38 ${f(-11 - a)} -42 ${f(-9 + i)} -47S${f(-4 - a)} -54 ${f(-7 + i * 2)} -60`, '#fffaf0', 0.9 - i * 0.2, alpha(0.5 - i * 0.1));
  }
  const ball = (x: number, y: number, r: number, c: string) => at(x, y, castShadow(kit, r * 1.4) + lathe(kit, { profile: [[r * 0.5, 0], [r * 0.95, r * 0.6], [r * 0.92, r * 1.2], [r * 0.3, r * 1.62]], color: c }));
  const dish = lathe(kit, { profile: [[12, 0], [18, 1.4], [20, 3.6]], color: p.main, decor: ring(20, 2.6, p.second, 0.6), open: { color: light(p.main, 0.14), lip: 0.9, fill: '#e9dfce', level: 1.2 } });
  return castShadow(kit, 36, 0.3) + dish + line('M3 -5L-11 -32', '#7a5a3e', 0.55) + ellipse(-11.1, -32.4, 0.6, 0.6, '#ff9a4a') + at(3.4, -3, ball(0, 0, 3.6, p.accent)) + smoke + ball(25, 3, 4, p.second);
};

/** Round wall clock. */
export const clock: Shape = (kit) => {
  const { ink, p, rnd } = kit;
  const r = 20.5;
  const cy = -27;
  let marks = '';
  for (let i = 0; i < 12; i++) marks += rect(-0.4, cy - r * 0.8, 0.8, i % 3 ? 1.5 : 3, p.deep, 0.3, `transform="rotate(${i * 30} 0 ${cy})"`);
  const hand = (len: number, w: number, a: number, c: string) => rect(-w / 2, cy - len, w, len + 2.4, c, w / 2, `transform="rotate(${a} 0 ${cy})"`);
  return (
    ellipse(4, cy + 4, r + 1, r + 1, ink.radial([[0.7, p.deep, 0.34], [1, p.deep, 0]])) + ellipse(0.7, cy + 0.8, r, r, dark(p.main, 0.45)) +
    ellipse(0, cy, r, r, ink.linear([[0, light(p.main, 0.25)], [1, dark(p.main, 0.15)]], 1, 1)) + ellipse(0, cy, r * 0.87, r * 0.87, ink.linear([[0, dark(p.second, 0.12)], [0.35, light(p.second, 0.25)], [1, light(p.second, 0.5)]], 1, 1)) +
    marks + hand(9.5, 1.3, 300 + rnd.int(24), p.deep) + hand(14.5, 0.9, 40 + rnd.int(40), p.deep) + hand(14, 0.35, 190, p.accent) + ellipse(0, cy, 1.4, 1.4, p.accent)
  );
};

/** Small fabric-faced speaker. */
export const speaker: Shape = (kit) => {
  const { ink, p } = kit;
  const mesh = ink.pattern(1.2, 1.2, rect(0, 0, 1.2, 1.2, light(p.main, 0.06)) + ellipse(0.3, 0.3, 0.24, 0.24, dark(p.main, 0.3)) + ellipse(0.9, 0.9, 0.24, 0.24, dark(p.main, 0.3)));
  const front = rect(2, -26, 38, 24, mesh, 3.4) + ellipse(32, -7.2, 2.6, 2.6, p.accent) + ellipse(31.4, -7.8, 1.1, 1.1, light(p.accent, 0.5), alpha(0.6)) + rect(5, -24, 5.6, 1.1, p.second, 0.4);
  const strap = line('M-10 -30C-8 -42 22 -42 22 -30', '#a06f45', 1.8);
  return castShadow(kit, 46) + strap + box(kit, { w: 42, h: 28, d: 13, color: '#b98a5e', front, r: 3.6 });
};

/** Stacked soap bars with a sprig. */
export const soap: Shape = (kit) => {
  const { p, rnd } = kit;
  const fleck = (c: string) => Array.from({ length: 16 }, () => ellipse(rnd.range(2, 27), -rnd.range(1.5, 7.5), rnd.range(0.2, 0.55), rnd.range(0.15, 0.4), c, alpha(0.7))).join('');
  const swirl = (c: string) => line('M2 -3Q8 -8 14 -4.5T27 -5', c, 1.3, alpha(0.7)) + line('M3 -6Q10 -9 16 -6', c, 0.6, alpha(0.6));
  const bar = (c: string, art: string) => box(kit, { w: 29, h: 9, d: 17, color: c, front: art, r: 2.2 });
  const wrap = rect(9, -9, 11, 9, p.second, 0, alpha(0.95)) + ellipse(14.5, -4.5, 2.2, 2.2, p.accent);
  return castShadow(kit, 34) + bar(p.main, swirl(light(p.main, 0.6))) + at(1.4, -9.2, bar(light(p.accent, 0.35), fleck(dark(p.accent, 0.3)))) + at(-0.6, -18.4, bar(light(p.second, 0.1), wrap + fleck(p.main)));
};

/** Amber bottle: dropper, lotion or room spray, with a paper label. */
export const bottle: Shape = (kit) => {
  const { p, rnd } = kit;
  const glass = rnd.next() < 0.5 ? '#8a4f22' : p.main;
  const r = rnd.range(8.5, 10);
  const label = rect(-r, -19, r * 2, 13.5, '#fbf4e6') + at(-r * 0.5, -6.6, print(kit, r, 11, p.main, p.accent)) + rect(-r, -19, r * 2, 0.9, p.accent);
  const body = lathe(kit, { profile: [[r * 0.94, 0], [r, 1.4], [r, 10], [r, 21], [r * 0.86, 25], [r * 0.36, 28], [r * 0.34, 30]], color: glass, decor: label, gloss: 1 });
  const cap = lathe(kit, { profile: [[3.8, 0], [3.8, 5.4], [3.5, 6]], color: '#2d2a2a', open: { color: '#444', lip: 0.05 } });
  const bulb = lathe(kit, { profile: [[2, 0], [2.6, 2.6], [2.2, 5.4], [0.8, 7.4]], color: '#4a4646' });
  return castShadow(kit, r * 2.1) + body + at(0, -29.4, cap) + at(0, -35.4, bulb) + at(18, 4, box(kit, { w: 13, h: 22, d: 9, color: p.second, front: at(2.5, -2, print(kit, 8, 17, p.main, p.accent)) }));
};

/** Reed diffuser. */
export const diffuser: Shape = (kit) => {
  const { p } = kit;
  const reeds = [-16, -8, -2, 5, 12, 19].map((a) => at(0, -20, rect(-0.28, -31, 0.56, 34, '#b08a5c', 0.2), 1, a)).join('');
  return castShadow(kit, 20) + reeds + lathe(kit, { profile: [[8.4, 0], [10, 2], [10.4, 9], [8.4, 16], [3.4, 19], [3.2, 22.5]], color: p.main, gloss: 0.9, decor: rect(-5, -13, 10, 7.4, '#fbf4e6', 0.4) + ellipse(0, -9.3, 2, 2, p.accent), open: { color: dark(p.main, 0.2), lip: 0.5 } });
};

/** Wrapped present with a ribbon. */
export const gift: Shape = (kit) => {
  const { p } = kit;
  const small = at(19, 5, box(kit, { w: 17, h: 11, d: 9, color: p.second, front: rect(7, -11, 2.6, 11, p.main) }));
  const front = rect(16, -24, 4.6, 24, p.accent) + rect(16, -24, 1, 24, '#fff', 0, alpha(0.25));
  const bow = group(path('M0 0C-9 -9 -15 -3 -10 0C-14 3 -7 6 0 0Z', p.accent) + path('M0 0C9 -9 15 -3 10 0C14 3 7 6 0 0Z', dark(p.accent, 0.18)) + ellipse(0, 0, 1.8, 1.6, light(p.accent, 0.2)), 'translate(3.6 -27.4)');
  return castShadow(kit, 44) + at(-3, 0, box(kit, { w: 37, h: 24, d: 15, color: p.main, front }) + path('M-2.5 -24l7.5 -4.5h4.6l-7.5 4.5Z', light(p.accent, 0.25)) + bow) + small;
};

/** Open umbrella resting on its rim. */
export const umbrella: Shape = (kit) => {
  const { ink, p } = kit;
  const n = 7;
  let canopy = '';
  for (let i = 0; i < n; i++) {
    const x0 = -25 + (50 / n) * i;
    const x1 = -25 + (50 / n) * (i + 1);
    const c = i % 2 ? p.main : light(p.main, 0.16);
    canopy += path(`M0 -27Q${f(x0 * 0.85)} -24 ${f(x0)} 0Q${f((x0 + x1) / 2)} -3.6 ${f(x1)} 0Q${f(x1 * 0.85)} -24 0 -27Z`, c);
  }
  const dome = 'M0 -27Q-21 -24 -25 0H25Q21 -24 0 -27Z';
  const tone = ink.linear([[0, '#fffaf0', 0.35], [0.4, '#fffaf0', 0], [1, p.deep, 0.45]], 1, 0.5);
  const rim = Array.from({ length: n }, (_, i) => ellipse(-25 + (50 / n) * (i + 0.5), -5.6, 0.8, 0.8, p.accent)).join('');
  const stick = rect(-0.7, -30, 1.4, 62, ink.linear([[0, '#c39a6b'], [1, '#7d5a3c']], 1, 0), 0.5) + line('M0 31C0 36 6 36 6 31', '#7d5a3c', 2);
  return castShadow(kit, 56, 0.16, 4) + at(0, -5, `<g transform="rotate(-24) translate(3 -14)">${stick}${canopy}${path(dome, tone)}${rim}${rect(-0.6, -31, 1.2, 4, p.accent, 0.5)}</g>`);
};
