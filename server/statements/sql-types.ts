import ts from 'typescript'

type Kind = 'number' | 'string' | 'boolean' | 'Date' | 'null'

/** The values that the driver reads for a SQL type, and those that it accepts for a parameter of it. */
interface SqlType {
  read: readonly Kind[] | 'any'
  written: readonly Kind[]
}

const number: SqlType = { read: ['number'], written: ['number'] }
const string: SqlType = { read: ['string'], written: ['string'] }
const moment: SqlType = { read: ['string'], written: ['string', 'Date'] }
const json: SqlType = { read: 'any', written: ['string'] }

const sqlTypes: Readonly<Record<string, SqlType>> = {
  int2: number,
  int4: number,
  int8: number,
  float4: number,
  float8: number,
  oid: number,
  numeric: { read: ['string'], written: ['number', 'string'] },
  bool: { read: ['boolean'], written: ['boolean'] },
  text: string,
  varchar: string,
  name: string,
  bpchar: string,
  char: string,
  uuid: string,
  inet: string,
  regclass: string,
  interval: string,
  date: { read: ['string'], written: ['string'] },
  timestamp: moment,
  timestamptz: moment,
  json,
  jsonb: json,
  void: { read: 'any', written: [] },
}

/** The type of the elements, or null for one that is no array. */
const elementOf = (type: string): string | null => (type.endsWith('[]') ? type.slice(0, -2) : null)

const kinds: readonly [flag: ts.TypeFlags, kind: Kind][] = [
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
]

const isOpen = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0

/** Compares types of the program with those of SQL. */
export class SqlTypes {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** Whether every value that the driver reads for a SQL type can be of this type; null is left out. */
  isReadAs(sqlType: string, type: ts.Type): boolean {
    if (isOpen(type)) return true
    const element = elementOf(sqlType)
    const members = this.#members(this.checker.getNonNullableType(type))
    if (element !== null)
      return members.every((member) => {
        const own = this.#elementType(member)
        return own !== null && this.isReadAs(element, own)
      })
    const { read } = this.#row(sqlType)
    return read === 'any' || members.every((member) => read.some((kind) => this.#is(member, kind)))
  }

  /** Whether a parameter of a SQL type accepts values of this type: all of them, or some if `isLoose`. */
  isWrittenAs(sqlType: string, type: ts.Type, isLoose: boolean): boolean {
    if (isOpen(type)) return true
    const element = elementOf(sqlType)
    const accepts = (member: ts.Type): boolean => {
      if (this.#is(member, 'null')) return true
      if (element === null) return this.#row(sqlType).written.some((kind) => this.#is(member, kind))
      const own = this.#elementType(member)
      return own !== null && this.isWrittenAs(element, own, isLoose)
    }
    const members = this.#members(type)
    return isLoose ? members.some(accepts) : members.every(accepts)
  }

  #row(sqlType: string): SqlType {
    const row = sqlTypes[sqlType]
    if (!row) throw new Error(`a SQL type without a row in sql-types: ${sqlType}`)
    return row
  }

  #members(type: ts.Type): readonly ts.Type[] {
    const constraint = this.checker.getBaseConstraintOfType(type) ?? type
    return constraint.isUnion() ? constraint.types : [constraint]
  }

  #is(type: ts.Type, kind: Kind): boolean {
    if (kind === 'Date') return type.symbol?.name === 'Date'
    return kinds.some(([flag, name]) => name === kind && (type.flags & flag) !== 0) || isOpen(type)
  }

  #elementType(type: ts.Type): ts.Type | null {
    if (isOpen(type)) return type
    if (!this.checker.isArrayType(type) && !this.checker.isTupleType(type)) return null
    return this.checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? null
  }
}
