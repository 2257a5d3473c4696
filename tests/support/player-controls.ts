import { expect, type CDPSession, type Page } from '@playwright/test'

// Controls that the browser draws in a video: selectors do not reach them, its tree for screen
// readers has them.

export type PlayerControls = {
  /** Presses a key until this control has the focus; each on the way must have a name and be seen. */
  moveTo(name: RegExp, key?: 'Tab' | 'ArrowDown'): Promise<void>
  /** Presses Enter, which opens a menu with the focus on this control. */
  open(name: RegExp): Promise<void>
  /** The texts over the video, such as captions. */
  texts(): Promise<string[]>
  /** Where the first of them is in the window. */
  textBox(): Promise<{ x: number; y: number; width: number; height: number }>
}

/** Most presses to a control of a player. */
const mostPresses = 20

/** The controls of the video that this page shows in a frame. */
export async function playerControls(page: Page): Promise<PlayerControls> {
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  const player = frameTree.childFrames?.find(({ frame }) => frame.url.includes('/embed.aspx'))
  if (!player) throw new Error(`there is no player on ${page.url()}`)
  const readTree = async () =>
    (await devtools.send('Accessibility.getFullAXTree', { frameId: player.frame.id })).nodes

  const readTexts = async () =>
    (await readTree()).filter(({ role }) => role?.value === 'StaticText')
  const readFocus = async () =>
    (await readTree()).find(
      ({ role, properties = [] }) =>
        role?.value !== 'RootWebArea' &&
        properties.some((property) => property.name === 'focused' && property.value.value),
    )
  const readLabel = async () => String((await readFocus())?.name?.value ?? '')
  /** The name of the focused control, of which all must be seen. */
  const checkFocus = async () => {
    const label = await readLabel()
    expect(label, 'the name of the focused control').toMatch(/\S/)
    expect(
      await runOn(devtools, (await readFocus())!.backendDOMNodeId!, faultOfControl),
      label,
    ).toBeNull()
    return label
  }

  return {
    async moveTo(name, key = 'Tab') {
      for (let pressed = 0; pressed < mostPresses; pressed++) {
        await page.keyboard.press(key)
        if (name.test(await checkFocus())) return
      }
      throw new Error(`${name} is not reached by ${mostPresses} presses of ${key}`)
    },
    async open(name) {
      await page.keyboard.press('Enter')
      await expect.poll(readLabel).toMatch(name)
      await checkFocus()
    },
    texts: async () => (await readTexts()).map(({ name }) => String(name?.value)),
    textBox: async () => runOn(devtools, (await readTexts())[0]!.backendDOMNodeId!, boxOfText),
  }
}

/** What a function answers in the frame, with a node of the browser's own as `this`. */
async function runOn<T>(
  devtools: CDPSession,
  backendNodeId: number,
  run: () => T | Promise<T>,
): Promise<T> {
  const { object } = await devtools.send('DOM.resolveNode', { backendNodeId })
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: object.objectId!,
    functionDeclaration: String(run),
    awaitPromise: true,
    returnByValue: true,
  })
  return result.value as T
}

function boxOfText(this: Node) {
  const range = document.createRange()
  range.selectNodeContents(this)
  const { x, y, width, height } = range.getBoundingClientRect()
  const frame = frameElement!.getBoundingClientRect()
  return { x: frame.x + x, y: frame.y + y, width, height }
}

/**
 * What is wrong with a focused control: a part of it is outside the frame or the window, or it is
 * the video, which our page marks, without an outline. Runs in the frame.
 */
async function faultOfControl(this: Element): Promise<string | null> {
  const measure = () => {
    const { left, right, top, bottom } = this.getBoundingClientRect()
    const frame = frameElement!.getBoundingClientRect()
    return [left, right, top, bottom, frame.top + top, frame.top + bottom].map(Math.round)
  }
  const isSeen = ([left, right, top, bottom, topOfAll, bottomOfAll]: number[]) =>
    right! - left! > 20 &&
    bottom! - top! > 3 &&
    left! >= 0 &&
    right! <= innerWidth &&
    top! >= 0 &&
    bottom! <= innerHeight &&
    topOfAll! >= 0 &&
    bottomOfAll! <= parent.innerHeight
  // Menus grow when they open, and scrolling takes some frames.
  let box = measure()
  for (let frames = 0, still = 0; frames < 60 && still < 3; frames++) {
    await new Promise((done) => requestAnimationFrame(done))
    const next = measure()
    still = isSeen(next) && String(next) === String(box) ? still + 1 : 0
    box = next
  }
  const { outlineStyle, outlineWidth } = getComputedStyle(this)
  return !isSeen(box)
    ? `hidden at ${box.join(' ')}`
    : this.matches('video') && (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
      ? 'no outline'
      : null
}
