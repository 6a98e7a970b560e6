import type { TestApp } from '../support/app/app.js';
import type { TestResponse, Browser } from '../support/app/browser.js';
import { anAdmin } from '../http/requests.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

export interface Court {
  id: string;
  imageUrl: string | null;
}

/** An admin who uploads files and sets the images of courts. */
export class AdminImages {
  private constructor(
    readonly app: TestApp,
    readonly browser: Browser,
    readonly courtId: string,
  ) {}

  /** Signs an admin in and creates a court for them. */
  static async at(app: TestApp): Promise<AdminImages> {
    return new AdminImages(app, await anAdmin(app), await aCourt(app, await aVenue(app)));
  }

  /** Returns an upload address of this application. */
  async address(body?: { contentType: string }): Promise<string> {
    const headers = { origin: this.app.url };
    const response = await this.browser.post<{ uploadURL: string }>('/api/objects/upload', body, headers);
    return response.body.uploadURL;
  }

  /** Uploads a file and returns its upload address. */
  async send(file: Buffer, url?: string, type = 'image/jpeg'): Promise<string> {
    const address = url ?? (await this.address({ contentType: type }));
    const response = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: new Uint8Array(file),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return address;
  }

  /** Makes the uploaded file the image of a court. */
  give(imageUrl: string, courtId = this.courtId): Promise<TestResponse<Court>> {
    return this.browser.send('PUT', `/api/courts/${courtId}/image`, { imageUrl });
  }

  /** Uploads a file as a photo for a venue. Returns the address of the stored image. */
  async storePhoto(file: Buffer, venueId: string): Promise<string> {
    const imageUrl = await this.send(file);
    const { status, body } = await this.browser.post<{ imageUrl: string }>(`/api/venues/${venueId}/photos`, {
      imageUrl,
    });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.imageUrl;
  }

  /** Uploads a file and makes it the image of the court. */
  async giveFile(file: Buffer): Promise<TestResponse<Court>> {
    return this.give(await this.send(file));
  }

  /** Returns the image address that players get. */
  async shown(courtId = this.courtId): Promise<string | null> {
    const { body } = await this.browser.get<Court>(`/api/courts/${courtId}`);
    return body.imageUrl;
  }
}
