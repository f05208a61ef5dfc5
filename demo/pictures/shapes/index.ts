import type { Shape } from '../ink'
import { basket, fan, tray } from './basketry'
import { bottle, diffuser, soap } from './bath'
import { books, notebook } from './books'
import { beans, coffeeBag, dripper, pouch } from './coffee'
import { bowl, cup, mug } from './cups'
import { pens, tapes } from './desk'
import { batikFold, blanket, towels } from './folded'
import { chair, pendant, stool } from './furniture'
import { apron, batikCloth, scarf } from './hung'
import { board, cakes } from './kitchen'
import { candle, incense, lamp } from './light'
import { jar, sauce, spices } from './pantry'
import { letters, ticket } from './paper'
import { plant } from './plants'
import { roundBag } from './round-bag'
import { cushion, tote } from './sewn'
import { gaiwan, leaves, teacake } from './tea'
import { teapot, teaset } from './teapot'
import { clock, gift, speaker, umbrella } from './things'
import { vase } from './vase'
import { dishes, plate, tin } from './ware'

const ceramics = { cup, mug, bowl, vase, plate, tin, dishes }
const teaThings = { teapot, gaiwan, teaset, teacake, leaves }
const paperThings = { notebook, books, letters, pens, tapes, ticket }
const cloths = { blanket, towels, scarf, batikCloth, batikFold, tote, cushion, apron }
const homeThings = { candle, lamp, incense, clock, speaker, soap, bottle, diffuser, gift, umbrella, plant }
const caneThings = { basket, roundBag, tray, pendant, chair, stool, fan }
const foods = { pouch, coffeeBag, beans, dripper, jar, sauce, spices, board, cakes }

/** Objects that a product picture may show; a name here is a scene name. */
export const shapes = {
  ...ceramics,
  ...teaThings,
  ...paperThings,
  ...cloths,
  ...homeThings,
  ...caneThings,
  ...foods,
} as const satisfies Record<string, Shape>

export type ShapeName = keyof typeof shapes
