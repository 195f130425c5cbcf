// Text that stands beside something is in an element of its own. A browser that translates a page puts each text node
// into an element that React does not know, and React throws as soon as it takes that text out, or puts something
// before it.
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import type { Breach } from './sources.ts'

const rule = 'text-stands-alone'

/** Every text of our pages that stands beside something else. The compiler’s types tell what is a text. */
export function textAloneBreaches(root: string): Breach[] {
  const config = join(root, 'web/tsconfig.json')
  if (!ts.sys.fileExists(config)) return []
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  )
  // The build draws the first view, once and without React in the browser.
  const pages = fileNames.filter((file) => file.endsWith('.tsx') && !file.includes('/web/build/first-view/'))
  const program = ts.createProgram(fileNames, { ...options, noEmit: true, composite: false })
  return pages.flatMap((file) => {
    const tree = program.getSourceFile(file)
    if (!tree) return []
    return bareTexts(tree, program.getTypeChecker()).map((text) => ({
      rule,
      file: relative(root, file),
      line: tree.getLineAndCharacterOfPosition(text.getStart(tree)).line + 1,
      why: `'${text.getText(tree).trim()}' stands beside something else: give the whole text an element of its own`,
    }))
  })
}

/** The first of each run of texts that stands beside something, and what a component returns without an element. */
function bareTexts(tree: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...bareIn(node, checker))
    const returned = returnedBy(node)
    if (returned && isTextType(checker.getTypeAtLocation(returned))) found.push(returned)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function bareIn(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.JsxChild[] {
  const children = parent.children.filter(isShown)
  // An only text is set as the text of its element, which works whatever became of it. A fragment is no element.
  if (children.length < 2 && ts.isJsxElement(parent)) return []
  const found: ts.JsxChild[] = []
  let run: ts.JsxChild[] = []
  let comesAndGoes = false
  for (const child of [...children, undefined]) {
    if (child && isText(child, checker)) {
      run.push(child)
      continue
    }
    const changes = run.some((text) => ts.isJsxExpression(text) && !isLiteral(text))
    if (run[0] && run.some(hasWords) && (changes || comesAndGoes)) found.push(run[0])
    run = []
    comesAndGoes ||= child !== undefined && mayComeAndGo(child)
  }
  return found
}

const isShown = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined

const isText = (child: ts.JsxChild, checker: ts.TypeChecker): boolean =>
  ts.isJsxText(child) ||
  (ts.isJsxExpression(child) && !!child.expression && isTextType(checker.getTypeAtLocation(child.expression)))

/** A type that also allows elements, as ReactNode, is no text: whoever takes it decides where it stands. */
function isTextType(type: ts.Type): boolean {
  const kinds = type.isUnion() ? type.types : [type]
  const texts = kinds.some(
    (kind) =>
      kind.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Number) ||
      (kind.isStringLiteral() && kind.value !== '') ||
      (kind.isNumberLiteral() && kind.value !== 0),
  )
  return texts && !kinds.some((kind) => kind.flags & ts.TypeFlags.Object)
}

const isLiteral = (text: ts.JsxExpression): boolean => !!text.expression && ts.isStringLiteralLike(text.expression)

/** A space is not translated. */
const hasWords = (text: ts.JsxChild): boolean =>
  !/^\s*$/.test(
    ts.isJsxText(text)
      ? text.text
      : ts.isJsxExpression(text) && text.expression && ts.isStringLiteralLike(text.expression)
        ? text.expression.text
        : 'words',
  )

/** An element of ours always shows, and so does an icon. */
function mayComeAndGo(child: ts.JsxChild): boolean {
  if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return true
  const tag = (ts.isJsxElement(child) ? child.openingElement : child).tagName.getText()
  return /^[A-Z]/.test(tag) && tag !== 'Icon'
}

/** What a component returns: a function with the name of one. */
function returnedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isReturnStatement(node)) {
    const owner = ts.findAncestor(node, ts.isFunctionLike)
    return owner && ts.isFunctionDeclaration(owner) && isComponentName(owner.name) ? node.expression : undefined
  }
  if (!ts.isArrowFunction(node) || ts.isBlock(node.body)) return undefined
  return ts.isVariableDeclaration(node.parent) && isComponentName(node.parent.name) ? node.body : undefined
}

const isComponentName = (name: ts.Node | undefined): boolean =>
  name !== undefined && ts.isIdentifier(name) && /^[A-Z]/.test(name.text)
