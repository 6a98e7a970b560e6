import type { TestApp } from '../support/app/app.js';
import type { Answer, Browser } from '../support/app/browser.js';
import { anAdmin } from '../http/requests.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

export interface Court {
  id: string;
  imageUrl: string | null;
}

/** An admin at an application, and what they do with pictures. */
export class AdminPictures {
  private constructor(
    readonly app: TestApp,
    readonly browser: Browser,
    readonly courtId: string,
  ) {}

  /** With a court of their own to give a picture to. */
  static async at(app: TestApp): Promise<AdminPictures> {
    return new AdminPictures(app, await anAdmin(app), await aCourt(app, await aVenue(app)));
  }

  /** An address to send a file to, on this application's own address. */
  async address(wish?: { contentType: string }): Promise<string> {
    const headers = { origin: this.app.url };
    const { body } = await this.browser.post<{ uploadURL: string }>('/api/objects/upload', wish, headers);
    return body.uploadURL;
  }

  async send(file: Buffer, url?: string, type = 'image/jpeg'): Promise<string> {
    const address = url ?? (await this.address({ contentType: type }));
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: new Uint8Array(file),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return address;
  }

  give(imageUrl: string, courtId = this.courtId): Promise<Answer<Court>> {
    return this.browser.send('PUT', `/api/courts/${courtId}/image`, { imageUrl });
  }

  async giveFile(file: Buffer): Promise<Answer<Court>> {
    return this.give(await this.send(file));
  }

  /** What players are shown. */
  async shown(courtId = this.courtId): Promise<string | null> {
    const { body } = await this.browser.get<Court>(`/api/courts/${courtId}`);
    return body.imageUrl;
  }
}
