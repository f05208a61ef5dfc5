import { dark, light } from '../color';
import { alpha, at, castShadow, ellipse, f, line, path, rect, type Shape } from '../ink';
import { ring } from './decor';
import { lathe } from './lathe';
import { print } from './paper';

/** Stand-up pouch of coffee or tea, label and tin-tie. */
export const pouch: Shape = (kit) => {
  const { ink, p } = kit;
  const d = 'M-14.5 -45L14.5 -45Q15.6 -40 15.4 -34Q17.4 -16 16.4 -2Q8 .9 0 .4T-16.4 -2Q-17.4 -16 -15.4 -34Q-15.6 -40 -14.5 -45Z';
  const clip = ink.clip(path(d, '#000'));
  const tone = ink.linear([[0, p.deep, 0.24], [0.16, '#fffaf0', 0.3], [0.4, '#fffaf0', 0], [0.75, p.deep, 0.12], [1, p.deep, 0.46]], 1, 0);
  const label = rect(-11, -30, 22, 22, light(p.second, 0.25), 0.6) + at(-8.5, -9.6, print(kit, 17, 18, p.main, p.accent));
  const seams = line('M-15.4 -34Q0 -32.4 15.4 -34', p.deep, 0.3, alpha(0.3)) + line('M-9 -45Q-11 -38 -15 -33M9 -45Q11 -38 15 -33', '#fffaf0', 0.4, alpha(0.3));
  const tie = rect(-15, -43.5, 30, 3, p.accent, 1) + rect(-15, -43.5, 30, 1, '#fff', 0.5, alpha(0.3));
  const beans = [[-20, 3, -20], [-23.5, 0.6, 30], [22, 2.4, 10], [25, 4.8, -40], [19, 5.4, 60]].map(([x, y, a]) => at(x ?? 0, y ?? 0, bean('#5a3520'), 0.9, a ?? 0)).join('');
  return castShadow(kit, 34) + path(d, p.main) + `<g clip-path="${clip}">${label}${path(d, tone)}${seams}</g>` + tie + beans;
};

/** One roasted bean about 4 long. */
export const bean = (c: string): string =>
  ellipse(0.25, 0.35, 2.2, 1.45, dark(c, 0.5), alpha(0.5)) + ellipse(0, 0, 2.1, 1.4, c) + ellipse(-0.5, -0.5, 1.2, 0.55, light(c, 0.35), alpha(0.4)) + line('M-1.9 .1Q-.8 -.7 0 0T1.9 -.1', dark(c, 0.55), 0.32);

/** Bowl heaped with beans. */
export const beans: Shape = (kit) => {
  const { p, rnd } = kit;
  let heap = '';
  for (let row = 0; row < 7; row++) {
    const w = 15.5 - Math.abs(row - 4.2) * 2.1;
    for (let x = -w; x <= w; x += 3) heap += at(x + rnd.range(-0.7, 0.7), -17.6 + row * 1.15 - (1 - (x / 17) ** 2) * 3 + rnd.range(-0.4, 0.4), bean(dark('#6b3f22', rnd.range(0, 0.35))), 1, rnd.range(-60, 60));
  }
  const b = lathe(kit, { profile: [[8, 0], [8.4, 1.2], [14, 6], [17.4, 12], [18.6, 16]], color: p.main, decor: ring(18, 12.6, p.second, 0.8), open: { color: dark(p.main, 0.2), lip: 0.8 } });
  const loose = Array.from({ length: 9 }, (_, i) => at((i % 2 ? 1 : -1) * rnd.range(20, 31), rnd.range(-1, 6), bean('#5f3820'), 1, rnd.range(0, 180))).join('');
  return castShadow(kit, 30) + b + heap + loose;
};

/** Pour-over: glass server, cone dripper, stream. */
export const dripper: Shape = (kit) => {
  const { p } = kit;
  const server = lathe(kit, { profile: [[10, 0], [12.4, 2], [13, 9], [9.5, 17], [6.6, 21], [7, 23]], color: '#dfe8e6', opacity: 0.62, gloss: 1, decor: rect(-16, -8.6, 32, 12, '#5b3218', 0, alpha(0.92)) + ellipse(0, -8.6, 13, 2.4, '#7a4826') });
  const cone = lathe(kit, { profile: [[4, 0], [4.2, 1.2], [8, 7], [12.4, 14.5]], color: p.main, open: { color: p.second, lip: 0.8, fill: '#4f2c16', level: 1.8 } });
  const saucer = lathe(kit, { profile: [[8.5, 0], [9.5, 1]], color: p.main, open: { color: light(p.main, 0.2), lip: 0.2 } });
  const ear = line('M12.6 -15C20 -16 20 -4 13 -5.5', '#c5d2cf', 1.6, alpha(0.9));
  return castShadow(kit, 26) + ear + server + at(0, -22.4, saucer) + at(0, -23.4, cone) + at(-21, 4, castShadow(kit, 9) + lathe(kit, { profile: [[4, 0], [6, 4], [6.4, 8.6]], color: p.accent, open: { color: p.second, lip: 0.6, fill: '#4f2c16', level: 0.9 } }));
};

/** Corked jar of honey, jam or whole spices. */
export const jar: Shape = (kit) => {
  const { p, rnd } = kit;
  const r = 11;
  const filled = p.main;
  const bits = Array.from({ length: 60 }, () => ellipse(rnd.range(-r, r), -rnd.range(0.5, 18), rnd.range(0.5, 1.2), rnd.range(0.35, 0.8), rnd.pick([light(filled, 0.35), dark(filled, 0.25), light(filled, 0.15)]), `transform="rotate(${rnd.int(180)})" opacity=".85"`)).join('');
  const label = rect(-7, -17, 14, 12, '#fbf3e3', 0.6) + at(-5, -6, print(kit, 10, 10, p.accent, p.deep));
  const body = lathe(kit, { profile: [[r * 0.95, 0], [r, 1.4], [r, 10], [r, 20], [r * 0.8, 23.5], [r * 0.78, 26]], color: light(filled, 0.55), gloss: 1, decor: rect(-16, -20, 32, 26, filled) + (rnd.next() < 0.6 ? bits : '') + label });
  const lid = rnd.next() < 0.5 ? lathe(kit, { profile: [[r * 0.82, 0], [r * 0.86, 4.6]], color: '#c69c6d', open: { color: '#dcb98d', lip: 0.05 } }) : `${path('M-10.5 2.5Q-5 4.6 0 3.4T10.5 2.5L8.4 -3.5H-8.4Z', p.accent)}${lathe(kit, { profile: [[r * 0.8, 0], [r * 0.78, 3]], color: p.accent, open: { color: light(p.accent, 0.2), lip: 0.05 } })}`;
  const spoon = at(20, 5, ellipse(0, 0, 4, 1.7, '#9a6d45') + ellipse(-0.2, -0.2, 3.1, 1.15, filled) + line('M3.6 -.4L15 -3.4', '#9a6d45', 1.3));
  return castShadow(kit, r * 2.2) + body + at(0, -25.6, lid) + spoon;
};

/** Sauce bottle with chillies beside it. */
export const sauce: Shape = (kit) => {
  const { p } = kit;
  const r = 7.6;
  const label = rect(-10, -19, 20, 13, '#fbf3e3') + at(-4.4, -7, print(kit, 8.8, 11, p.main, p.accent)) + rect(-10, -19.4, 20, 1.2, p.accent) + rect(-10, -7.2, 20, 0.9, p.accent);
  const body = lathe(kit, { profile: [[r * 0.94, 0], [r, 1.2], [r, 12], [r, 23], [r * 0.6, 29], [r * 0.38, 34], [r * 0.38, 38]], color: p.main, decor: label, gloss: 1 });
  const cap = lathe(kit, { profile: [[3.5, 0], [3.4, 6]], color: p.accent, open: { color: light(p.accent, 0.3), lip: 0.05 } });
  const chili = (x: number, y: number, a: number, c: string) => at(x, y, path('M0 0C3 -2.2 9 -1.8 13 1.6C8 1.6 3 3.4 0 1.8Z', c) + path('M1 .1C4 -1.2 8 -.9 11 1C8 .2 4 .2 1 .9Z', '#fff', alpha(0.35)) + line('M0 .9Q-1.8 .4 -2.8 -1', '#5f7a36', 0.7), 1, a);
  return castShadow(kit, r * 2.2) + body + at(0, -37.4, cap) + chili(12, 3, -8, '#c9331f') + chili(15, 6, 14, '#d8492c') + chili(-24, 4.4, -4, '#5f8a36') + at(-15, 0, ellipse(0, -2, 2.6, 2.3, '#f2e3d0') + ellipse(-0.7, -2.6, 0.9, 0.7, '#fff', alpha(0.8)));
};

/** Open sacks and heaps of ground spice in small bowls. */
export const spices: Shape = (kit) => {
  const { p } = kit;
  const heap = (r: number, c: string, bowlC: string) => castShadow(kit, r * 1.5) + lathe(kit, { profile: [[r * 0.5, 0], [r * 0.88, r * 0.34], [r, r * 0.62]], color: bowlC, open: { color: dark(bowlC, 0.2), lip: 0.7 } }) + path(`M${f(-r * 0.86)} ${f(-r * 0.6)}C${f(-r * 0.4)} ${f(-r * 0.95)} ${f(-r * 0.16)} ${f(-r * 1.22)} 0 ${f(-r * 1.24)}C${f(r * 0.2)} ${f(-r * 1.2)} ${f(r * 0.45)} ${f(-r * 0.92)} ${f(r * 0.86)} ${f(-r * 0.6)}A${f(r * 0.86)} ${f(r * 0.17)} 0 0 1 ${f(-r * 0.86)} ${f(-r * 0.6)}Z`, kit.ink.linear([[0, light(c, 0.25)], [0.5, c], [1, dark(c, 0.35)]], 1, 0.3));
  const stick = (x: number, y: number, a: number) => at(x, y, rect(0, -1, 16, 2.2, '#9a5a30', 0.9) + rect(0, -0.7, 16, 0.5, '#c48a58', 0.3) + ellipse(16, 0.1, 0.6, 1.1, '#6a3a1c'), 1, a);
  const anise = at(18, 6, [0, 45, 90, 135, 180, 225, 270, 315].map((t) => at(0, 0, path('M0 0C-.9 -1.2 -.7 -2.6 0 -3.6C.7 -2.6 .9 -1.2 0 0Z', '#7a4526'), 1, t)).join('') + ellipse(0, 0, 0.8, 0.8, '#4a2714'), 0.95);
  return at(-13, -7, heap(12, '#b8452a', p.main)) + at(14, -8, heap(11, '#7c8a3a', p.second)) + at(-1, 2, heap(11.5, '#e0a52f', p.accent)) + stick(-31, 5, -10) + stick(-30, 7.6, -3) + anise;
};

/** Wooden spoons and a board. */
export const board: Shape = (kit) => {
  const { ink, p } = kit;
  const wood = '#b98352';
  const b = 'M-13 -46H13Q16 -46 16 -43V-3Q16 0 13 0H-13Q-16 0 -16 -3V-43Q-16 -46 -13 -46Z';
  const grain = [-11, -6, 0, 5, 11].map((x, i) => line(`M${x} -45Q${x + (i % 2 ? 2 : -2)} -24 ${x} -1`, dark(wood, 0.3), 0.35, alpha(0.4))).join('');
  const spoon = (x: number, a: number, c: string) => at(x, 0, rect(-0.9, -30, 1.8, 30, c, 0.8) + ellipse(0, -34, 4, 6, c) + ellipse(0.3, -34, 2.9, 4.8, dark(c, 0.2)) + rect(-0.7, -29, 0.5, 28, '#fff', 0.2, alpha(0.3)), 1, a);
  const dish = lathe(kit, { profile: [[6, 0], [9, 2.6], [10, 5.6]], color: p.main, open: { color: p.second, lip: 0.6, fill: p.accent, level: 1 } });
  return castShadow(kit, 38) + at(-5, -1, path(b, dark(wood, 0.4), 'transform="translate(1.4 .6)"') + path(b, ink.linear([[0, light(wood, 0.28)], [1, dark(wood, 0.08)]], 1, 1)) + grain + ellipse(0, -41, 1.8, 1.8, dark(wood, 0.55)), 1, -3) + spoon(13, 9, '#8a5a34') + spoon(17, 16, light(p.accent, 0.1)) + at(15, 5, castShadow(kit, 14) + dish);
};

/** Small cakes on a footed stand. */
export const cakes: Shape = (kit) => {
  const { p } = kit;
  const stand = lathe(kit, { profile: [[9, 0], [3, 3], [2.4, 9], [6, 12], [22, 14], [23, 16]], color: p.second, open: { color: light(p.second, 0.35), lip: 0.7 } });
  const cake = (x: number, y: number, c: string) => at(x, y, lathe(kit, { profile: [[6, 0], [6.6, 1], [6.6, 4.6], [5.4, 6]], color: c, decor: [0, 1, 2, 3, 4, 5].map((i) => line(`M${-5 + i * 2} 2V-5`, dark(c, 0.3), 0.4, alpha(0.4))).join(''), open: { color: light(c, 0.3), lip: 0.1 } }) + [0, 60, 120, 180, 240, 300].map((t) => at(0, -6.1, ellipse(0, -0.6, 1, 0.5, dark(c, 0.35)), 1, t)).join('') + ellipse(0, -6.1, 0.6, 0.35, p.accent));
  return castShadow(kit, 26) + stand + cake(-11, -15.4, p.main) + cake(9, -16.2, light(p.accent, 0.3)) + cake(-1, -13.6, light(p.main, 0.45)) + cake(-1.5, -20.4, p.accent);
};
