import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { sendPersonal } from '../../../../kernel/adapters/http/json-body.js';
import { CustomerCategories } from '../../../customers/index.js';
import type { Caller } from '../../../sign-in/http.js';
import type { CategorisedDay } from '../../application/calendar-queries.js';

/**
 * Sends a day at the prices of the caller. It is computed for each request and kept nowhere: the
 * bodies that are kept show the prices of everyone (docs/adr/0098).
 */
@Injectable()
export class PersonalDay {
  constructor(private readonly categories: CustomerCategories) {}

  /** Returns false and sends nothing if the caller pays what everyone pays. */
  async send(caller: Caller, response: Response, day: CategorisedDay<unknown>): Promise<boolean> {
    if (!day.hasCategories) return false;
    response.vary('Cookie');
    const playerId = await caller.knownPlayer();
    if (playerId === null) return false;
    const rules = await this.categories.rulesForPlayer(day.venueId, day.rules(), playerId);
    if (!rules.heldCategories) return false;
    sendPersonal(response, day.under(rules));
    return true;
  }
}
