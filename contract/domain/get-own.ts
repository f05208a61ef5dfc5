/**
 * Returns the value of a record's own property. Names from a request may be `constructor`, which every object inherits.
 * (`Object.hasOwn` is too new for the older mini-program clients.)
 */
export const getOwn = (record: object, name: string | number): unknown =>
  Object.getOwnPropertyDescriptor(record, name)?.value
