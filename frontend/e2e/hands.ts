import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The keystroke-level model of Card, Moran and Newell, in seconds: to decide, to point and press,
 * to press a key. Letters on the glass of a phone take longer (36 words a minute).
 */
const DECIDE = 1.35;
const POINT = 1.1;
const KEY = 0.28;
const LETTER_ON_GLASS = 0.33;
const MOST_KEYS = 60;

/** How a person who knows what they want does something, and how long it takes. */
export abstract class Hand {
  protected seconds = 0;

  constructor(protected readonly page: Page) {}

  /** The seconds of all that was done since it was last read. */
  spent(): number {
    const { seconds } = this;
    this.seconds = 0;
    return seconds;
  }

  abstract press(target: Locator): Promise<void>;
  /** Writes into the field that has the focus. */
  abstract write(text: string): Promise<void>;
}

/** Presses keys only: what is on the screen is reached with Tab and the arrow keys. */
export class Keyboard extends Hand {
  async key(name: string): Promise<void> {
    this.seconds += KEY;
    await this.page.keyboard.press(name);
  }

  override async press(target: Locator): Promise<void> {
    this.seconds += DECIDE;
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    for (let keys = 0; !(await this.answersEnter(target)); keys++) {
      if (keys === MOST_KEYS) throw new Error(`${target.toString()} is not within ${MOST_KEYS} keys`);
      await this.key(await this.keyTowards(target));
    }
    const key = await target.evaluate((element) => {
      if (element.matches('[type=checkbox]')) return ' ';
      return element.matches('input') ? null : 'Enter'; // a radio is chosen by the arrow key
    });
    if (key !== null) await this.key(key);
  }

  override async write(text: string): Promise<void> {
    this.seconds += DECIDE + text.length * KEY;
    await this.page.keyboard.type(text);
  }

  /** True if the target has the focus, or is the button of the form in whose field the focus is. */
  private answersEnter(target: Locator): Promise<boolean> {
    return target.evaluate((element) => {
      const focused = document.activeElement;
      const isOfForm = element instanceof HTMLButtonElement && element.type === 'submit';
      return (
        element === focused ||
        (isOfForm && focused instanceof HTMLInputElement && focused.form === element.form)
      );
    });
  }

  /** Tab, until the focus is in the group of the target. */
  private keyTowards(target: Locator): Promise<string> {
    return target.evaluate((element) => {
      const focused = document.activeElement;
      const grid = element.closest('[role=grid]');
      const isAbove = focused?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
      if (grid?.contains(focused)) return isAbove ? 'ArrowDown' : 'ArrowUp';
      const isAmongRadios =
        element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        focused instanceof HTMLInputElement &&
        focused.name === element.name;
      return isAmongRadios ? 'ArrowRight' : 'Tab';
    });
  }
}

/** Taps and types on the keyboard of the phone. */
export class Thumb extends Hand {
  override async press(target: Locator): Promise<void> {
    this.seconds += DECIDE + POINT;
    await expect(target).toBeEnabled();
    // The input of a radio or a checkbox lies invisibly over what is drawn.
    await target.tap({ force: await target.evaluate((element) => element.matches('input')) });
  }

  override async write(text: string): Promise<void> {
    this.seconds += text.length * LETTER_ON_GLASS;
    await this.page.keyboard.type(text);
  }
}
