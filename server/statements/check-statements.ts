import ts from 'typescript'
import type { Describe, Description, Field } from './describe'
import { findStatements, type StatementCall, type Variant } from './find-statements'
import { tablesOfCopies } from './insert-selections'
import { SqlTypes } from './sql-types'

/** Something that a statement and its types disagree about. */
export interface Finding {
  /** The file, from the folder of the sources, and the function around the call. */
  place: string
  line: number
  /** The file and name of the interface that declares the column; null for one without a name. */
  row: string | null
  /** The part that an exception names: the column, `$1`, or `built` for a text that depends on the run. */
  subject: string
  message: string
}

/** Checks every statement of some files; returns what is wrong with them. */
export async function checkStatements(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  root: string,
  describe: Describe,
): Promise<{ statements: number; findings: Finding[] }> {
  const checker = program.getTypeChecker()
  const calls = findStatements(program, files)
  const check = new StatementCheck(checker, new SqlTypes(checker), tableTypes(checker, program))
  const findings: Finding[] = []
  let statements = 0
  for (const call of calls) {
    const at = placeOf(call.node, root)
    const report: Report = (subject, message, property) => {
      const isKnown = findings.some(
        ({ line, ...other }) => other.place === at.place && line === at.line && other.message === message,
      )
      if (!isKnown) findings.push({ ...at, row: property ? interfaceOf(property, root) : null, subject, message })
    }
    if (call.unknown !== null) report('built', `the text depends on the run: ${call.unknown}`)
    for (const variant of call.variants) {
      statements += 1
      try {
        check.compare(call, variant, await describe(variant.sql), report)
        for (const table of tablesOfCopies(variant.sql))
          report('copy', `the insert into ${table} gives back nothing, which a cluster does by COPY`)
      } catch (error) {
        report('refused', `${error instanceof Error ? error.message : String(error)}: ${shorten(variant.sql)}`)
      }
    }
  }
  return { statements, findings }
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').slice(0, 160)

/** The function at the top of the file that a call stands in, as `file › function`. */
function placeOf(node: ts.Node, root: string): Pick<Finding, 'place' | 'line'> {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  let at = node
  let name = ''
  for (; at.parent; at = at.parent)
    if ((ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at) || ts.isMethodDeclaration(at)) && at.name)
      name = at.name.getText()
  return { place: `${file.fileName.slice(root.length + 1)} › ${name}`, line: line + 1 }
}

/** The interface of these sources that declares a property, as `file › name`. */
function interfaceOf(property: ts.Symbol, root: string): string | null {
  const declaration = property.declarations?.[0]
  if (!declaration || !ts.isInterfaceDeclaration(declaration.parent)) return null
  const { fileName } = declaration.getSourceFile()
  return fileName.startsWith(`${root}/`) ? `${fileName.slice(root.length + 1)} › ${declaration.parent.name.text}` : null
}

/** The interface `Tables` of the generated types: the read type of each column. */
function tableTypes(checker: ts.TypeChecker, program: ts.Program): ts.Type {
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.endsWith('/tables.generated.ts')) continue
    const exported = checker.getSymbolAtLocation(file)?.exports?.get('Tables' as ts.__String)
    if (exported) return checker.getDeclaredTypeOfSymbol(exported)
  }
  throw new Error('tables.generated.ts exports no Tables')
}

type Report = (subject: string, message: string, property?: ts.Symbol) => void

class StatementCheck {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly sqlTypes: SqlTypes,
    private readonly tables: ts.Type,
  ) {}

  compare(
    call: StatementCall,
    variant: Variant,
    { params, fields, tablesOfAllTenants }: Description,
    report: Report,
  ): void {
    for (const table of tablesOfAllTenants) report('tenant', `the statement reads ${table} without naming its tenant`)
    if (variant.params) this.#compareParams(variant.params, params, call.variants.length > 1, report)
    if (call.row) this.#compareRow(call.row, fields, report)
  }

  #compareParams(values: readonly ts.Expression[], params: readonly string[], isLoose: boolean, report: Report): void {
    if (values.length !== params.length)
      report('parameters', `the statement has ${params.length} parameters and is given ${values.length}`)
    values.slice(0, params.length).forEach((node, index) => {
      const sqlType = params[index] ?? ''
      const type = this.checker.getTypeAtLocation(node)
      if (!this.sqlTypes.isWrittenAs(sqlType, type, isLoose))
        report(
          `$${index + 1}`,
          `$${index + 1} is ${sqlType} and is given ${this.#text(type)} (${shorten(node.getText())})`,
        )
    })
  }

  #compareRow(row: ts.Type, fields: readonly Field[], report: Report): void {
    if (row.flags & ts.TypeFlags.TypeParameter) report('row', 'the type of the rows depends on the caller')
    for (const property of this.checker.getPropertiesOfType(row)) {
      const field = fields.find(({ name }) => name === property.name)
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      if (field) this.#compareColumn(property, field, report)
      else if (!isOptional) report(property.name, `the statement has no column ${property.name}`, property)
    }
  }

  #compareColumn(property: ts.Symbol, { name, type: sqlType, column, isOuter }: Field, report: Report): void {
    const type = this.checker.getTypeOfSymbol(property)
    const stored = column && this.#columnType(column.table, column.name)
    const isRead = stored
      ? this.checker.isTypeAssignableTo(this.checker.getNonNullableType(stored), type) || isUnknown(stored)
      : this.sqlTypes.isReadAs(sqlType, type)
    const what = column ? `${column.table}.${column.name}` : sqlType
    if (!isRead)
      report(
        name,
        `${name} is ${what}${stored ? ` (${this.#text(stored)})` : ''} and is read as ${this.#text(type)}`,
        property,
      )
    else if (isOuter && !this.#acceptsNull(type))
      report(
        name,
        `${name} is ${what}, which an outer join can make null, and is read as ${this.#text(type)}`,
        property,
      )
    else if (column?.isNullable && !this.#acceptsNull(type))
      report(name, `${name} is ${what}, which can be null, and is read as ${this.#text(type)}`, property)
  }

  #columnType(table: string, column: string): ts.Type | null {
    const row = this.tables.getProperty(table)
    const property = row && this.checker.getTypeOfSymbol(row).getProperty(column)
    return property ? this.checker.getTypeOfSymbol(property) : null
  }

  #acceptsNull(type: ts.Type): boolean {
    return this.checker.isTypeAssignableTo(this.checker.getNullType(), type)
  }

  #text(type: ts.Type): string {
    return this.checker.typeToString(type)
  }
}

const isUnknown = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Unknown) !== 0
