import type ts from 'typescript'
import { FunctionValue, NotStatic, ObjectValue, type Value } from './values'

type Method<T> = (object: T, args: readonly Value[], call: (...args: Value[]) => Value) => Value

const arrayMethods: Readonly<Record<string, Method<readonly Value[]>>> = {
  map: (array, _, call) => array.map((value, index) => call(value, index)),
  flatMap: (array, _, call) => array.flatMap((value, index) => call(value, index) as Value[]),
  filter: (array, _, call) => array.filter((value, index) => call(value, index)),
  join: (array, [separator]) => array.join(separator as string | undefined),
  slice: (array, [from, to]) => array.slice(from as number, to as number | undefined),
  entries: (array) => array.map((value, index) => [index, value]),
  includes: (array, [value]) => array.includes(value),
  concat: (array, [other]) => array.concat(other),
}

const textMethods: Readonly<Record<string, Method<string>>> = {
  replace: (text, [from, to]) => text.replace(from as string, to as string),
  replaceAll: (text, [from, to]) => text.replaceAll(from as string, to as string),
  trim: (text) => text.trim(),
  split: (text, [separator]) => text.split(separator as string),
  slice: (text, [from, to]) => text.slice(from as number, to as number | undefined),
  repeat: (text, [count]) => text.repeat(count as number),
}

const objectMethods: Readonly<Record<string, (object: ObjectValue) => Value>> = {
  'Object.keys': ({ keys }) => keys,
  'Object.values': ({ keys, get }) => keys.map(get),
  'Object.entries': ({ keys, get }) => keys.map((key) => [key, get(key)]),
}

/** Calls a method of JavaScript on values, or throws NotStatic for one that has no row here. */
export function callBuiltIn(object: Value, name: string, args: readonly Value[], node: ts.Node): Value {
  const [first] = args
  const call = (...values: Value[]): Value => {
    if (!(first instanceof FunctionValue)) throw new NotStatic(node)
    return first.call(...values)
  }
  const simple = args.every((value) => ['string', 'number', 'undefined'].includes(typeof value))
  const result = Array.isArray(object)
    ? arrayMethods[name]?.(object, args, call)
    : typeof object === 'string' && simple
      ? textMethods[name]?.(object, args, call)
      : first instanceof ObjectValue
        ? objectMethods[name]?.(first)
        : undefined
  if (result === undefined) throw new NotStatic(node)
  return result
}
