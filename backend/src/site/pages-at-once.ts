import type { Response } from 'express';

/** Building and compressing a page keeps the process busy for milliseconds. */
const AT_ONCE = 2;

/** In milliseconds, for the calls of the API before each page that has waited. */
const BREATH = 10;

/** In milliseconds. A visitor who reads slowly must not keep the pages of the others back. */
const LONGEST = 200;

/**
 * Lets a few pages be built and compressed at once, and the others wait, so that calls of the API
 * get their turn between them. Forty pages at once would otherwise all stand before the next call.
 */
export class PagesAtOnce {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * Resolves when it is the turn of a page, which lasts until its response is sent; to false if its
   * visitor has left.
   */
  async turn(response: Response): Promise<boolean> {
    if (this.underWay >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.underWay += 1;
    const end = () => {
      clearTimeout(timer);
      response.off('close', end);
      this.next();
    };
    const timer = setTimeout(end, LONGEST);
    response.once('close', end);
    if (response.closed) end();
    return !response.closed;
  }

  private next(): void {
    const resolve = this.waiting.shift();
    if (resolve) setTimeout(resolve, BREATH);
    else this.underWay -= 1;
  }
}
