import ts from 'typescript'
import type { Evaluator } from './evaluate'
import { isWrapper } from './values'

/** Returns the elements of an array of parameters one by one; null when their number depends on the run. */
export function paramsOf(checker: ts.TypeChecker, evaluator: Evaluator, node: ts.Expression): ts.Expression[] | null {
  const paramsIn = (inner: ts.Expression) => paramsOf(checker, evaluator, inner)
  if (isWrapper(node)) return paramsIn(node.expression)
  if (ts.isConditionalExpression(node))
    return paramsIn(evaluator.isTrue(node.condition) ? node.whenTrue : node.whenFalse)
  if (ts.isIdentifier(node)) {
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration
    const initializer = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    return initializer && !isPushed(node, declaration) ? paramsIn(initializer) : null
  }
  if (!ts.isArrayLiteralExpression(node)) return null
  const parts = node.elements.map((element) => (ts.isSpreadElement(element) ? paramsIn(element.expression) : [element]))
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
}

/** Whether the block of an array adds to it. */
const isPushed = ({ text }: ts.Identifier, declaration: ts.VariableDeclaration): boolean =>
  ts.findAncestor(declaration, ts.isBlock)?.getText().includes(`${text}.push(`) ?? false
