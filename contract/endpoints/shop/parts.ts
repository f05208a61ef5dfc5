import { Type } from '@sinclair/typebox'
import { QUANTITY_MAX } from '../../constants'
import { Id, Nullable } from '../../entities/common'

/** Parts that several calls of the shop family share. */
export const ById = Type.Object({ id: Id })
export const ByNumber = Type.Object({ number: Type.String({ maxLength: 40 }) })
export const Quantity = Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })
/** A variant (null where there is only one) and how many. */
export const Choice = Type.Object({ variant_id: Nullable(Id), quantity: Quantity })
