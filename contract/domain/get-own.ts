/**
 * The value that a record holds itself under a name: what came over the wire may be asked for `constructor`, which every
 * object inherits. (`Object.hasOwn` is too young for the older mini-program clients.)
 */
export const getOwn = (record: object, name: string | number): unknown => Object.getOwnPropertyDescriptor(record, name)?.value
