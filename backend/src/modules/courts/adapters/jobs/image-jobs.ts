import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import {
  CleanImages,
  DISCARD_IMAGE_TASK,
  SWEEP_UPLOADS_TASK,
} from '../../application/images/clean-images.js';

const EVERY_HOUR = '23 * * * *';

/** Registers the background jobs for images. */
@Injectable()
export class ImageJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clean: CleanImages,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DISCARD_IMAGE_TASK, ({ address }) => this.clean.discard(String(address)));
    this.jobs.every(EVERY_HOUR, SWEEP_UPLOADS_TASK, () => this.clean.sweep());
  }
}
