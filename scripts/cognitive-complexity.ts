import ts from 'typescript';

/**
 * Cognitive complexity of a source file: the sum over its functions, as G. Ann Campbell defines it (SonarSource, "Cognitive
 * Complexity", version 1.7) and as Biome's `noExcessiveCognitiveComplexity` limits it per function. Recursion is not counted.
 */
export function cognitiveComplexity(source: ts.SourceFile): number {
  let sum = 0;

  const visit = (node: ts.Node, nesting: number): void => {
    if (ts.isIfStatement(node)) {
      visitIf(node, nesting, false);
      return;
    }
    if (isNesting(node)) {
      sum += 1 + nesting;
      ts.forEachChild(node, (child) => visit(child, nesting + 1));
      return;
    }
    if (ts.isBreakOrContinueStatement(node) && node.label !== undefined) sum += 1;
    if (isLogical(node) && !(isLogical(node.parent) && operator(node.parent) === operator(node))) sum += 1;
    // What a function holds is nested in the function around it, not in the module.
    const inner = ts.isFunctionLike(node) && isInsideFunction(node) ? nesting + 1 : nesting;
    ts.forEachChild(node, (child) => visit(child, inner));
  };

  /** An `else if` continues the chain: it costs one, whatever its depth. */
  const visitIf = (node: ts.IfStatement, nesting: number, isElseIf: boolean): void => {
    sum += isElseIf ? 1 : 1 + nesting;
    visit(node.expression, nesting);
    visit(node.thenStatement, nesting + 1);
    const { elseStatement } = node;
    if (elseStatement === undefined) return;
    if (ts.isIfStatement(elseStatement)) {
      visitIf(elseStatement, nesting, true);
      return;
    }
    sum += 1;
    visit(elseStatement, nesting + 1);
  };

  visit(source, 0);
  return sum;
}

function isNesting(node: ts.Node): boolean {
  return (
    ts.isIterationStatement(node, false) ||
    ts.isSwitchStatement(node) ||
    ts.isCatchClause(node) ||
    ts.isConditionalExpression(node)
  );
}

function isLogical(node: ts.Node | undefined): node is ts.BinaryExpression {
  if (node === undefined || !ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return (
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

function operator(node: ts.BinaryExpression): ts.SyntaxKind {
  return node.operatorToken.kind;
}

function isInsideFunction(node: ts.Node): boolean {
  return ts.findAncestor(node.parent, (above) => ts.isFunctionLike(above)) !== undefined;
}
