import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import {
  CleanImages,
  DISCARD_IMAGE_TASK,
  SWEEP_UPLOADS_TASK,
} from '../../application/images/clean-images.js';
import { RenewImages } from '../../application/images/renew-images.js';

const EVERY_HOUR = '23 * * * *';
/** After the first run, only another version that still runs can store an image of its form. */
const RENEW_SECONDS = 3600;

/** Registers the background jobs for images. */
@Injectable()
export class ImageJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clean: CleanImages,
    private readonly renew: RenewImages,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DISCARD_IMAGE_TASK, ({ address }) => this.clean.discard(String(address)));
    this.jobs.every(EVERY_HOUR, SWEEP_UPLOADS_TASK, () => this.clean.sweep());
    this.jobs.sweep(RenewImages.sweep, RENEW_SECONDS, (signal) => this.renew.execute(signal));
  }
}
