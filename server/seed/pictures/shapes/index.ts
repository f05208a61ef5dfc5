import type { Shape } from '../ink';
import * as cloth from './cloth';
import * as home from './home';
import * as kitchen from './kitchen';
import * as paper from './paper';
import { plant } from './plants';
import * as pots from './pots';
import * as rattan from './rattan';
import * as tea from './tea';

/** Objects that a product picture may show; a name here is a scene name. */
export const shapes = {
  cup: pots.cup, mug: pots.mug, bowl: pots.bowl, vase: pots.vase, plate: pots.plate, tin: pots.tin, dishes: pots.dishes,
  teapot: tea.teapot, gaiwan: tea.gaiwan, teaset: tea.teaset, teacake: tea.teacake, leaves: tea.leaves,
  notebook: paper.notebook, books: paper.books, letters: paper.letters, pens: paper.pens, tapes: paper.tapes, ticket: paper.ticket,
  blanket: cloth.blanket, towels: cloth.towels, scarf: cloth.scarf, batikCloth: cloth.batikCloth, batikFold: cloth.batikFold,
  tote: cloth.tote, cushion: cloth.cushion, apron: cloth.apron,
  candle: home.candle, lamp: home.lamp, incense: home.incense, clock: home.clock, speaker: home.speaker, soap: home.soap,
  bottle: home.bottle, diffuser: home.diffuser, gift: home.gift, umbrella: home.umbrella,
  plant,
  basket: rattan.basket, roundBag: rattan.roundBag, tray: rattan.tray, pendant: rattan.pendant, chair: rattan.chair, stool: rattan.stool, fan: rattan.fan,
  pouch: kitchen.pouch, beans: kitchen.beans, dripper: kitchen.dripper, jar: kitchen.jar, sauce: kitchen.sauce, spices: kitchen.spices, board: kitchen.board, cakes: kitchen.cakes,
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;
export const shapeNames = Object.keys(shapes) as ShapeName[];
