import type { groups } from '@trellis/contract/tenancy/area';
import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { tenantDoorCalls } from '@trellis/contract/tenancy/door/calls';
import type { ownDataCalls } from '@trellis/contract/tenancy/own-data/calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { changeContactEmail, resendInvitation } from './administrators/contact-email.ts';
import { viewDoor } from './door/view-door.ts';
import { changeGrants, setGrantsOfTenant, setTenantsOfItem } from './grants/change-grants.ts';
import { countGrants, listGrantsOfTenant, listTenantsOfItem } from './grants/list-grants.ts';
import { downloadCenter } from './own-data/download-center.ts';
import { downloadChild } from './own-data/download-child.ts';
import { addSchool, grantSchool, removeSchool, updateSchool } from './schools/change-schools.ts';
import { listGrantedSchools, listSchools } from './schools/list-schools.ts';
import { saveUserConfiguration, viewUserConfiguration } from './settings/centre-settings.ts';
import { saveSessionRules, viewSessionRules } from './settings/session-rules.ts';
import { createTenant } from './tenants/create-tenant.ts';
import { findTenants, listAreas, listEnterprises } from './tenants/find-tenants.ts';
import { listTenants } from './tenants/list-tenants.ts';
import { findLogo, findQrLink } from './tenants/tenant-addresses.ts';
import { changeHfsReminder, changeVratReminder, removeTenant, updateTenant } from './tenants/update-tenant.ts';
import { prepareTenant, viewTenant } from './tenants/view-tenant.ts';

const tenancyRoutes = actorRoutesFor<typeof tenancyCalls>({
  list: listTenants,
  areaList: listAreas,
  enterpriseSearchList: listEnterprises,
  find: findTenants,
  prepareForEdit: prepareTenant,
  get: viewTenant,
  create: createTenant,
  update: updateTenant,
  remove: removeTenant,
  hfsReminderAmount: changeHfsReminder,
  vratReminderAmount: changeVratReminder,
  sendEmailToTenant: resendInvitation,
  changeTenantEmail: changeContactEmail,
  qRCodeLink: findQrLink,
  logo: findLogo,
  coursesOfTenant: listGrantsOfTenant('course'),
  setCoursesOfTenant: setGrantsOfTenant('course'),
  courseGrants: countGrants('course'),
  grantCourses: changeGrants('course'),
  courseTenants: listTenantsOfItem('course'),
  setCourseTenants: setTenantsOfItem('course'),
  assessmentsOfTenant: listGrantsOfTenant('assessment'),
  setAssessmentsOfTenant: setGrantsOfTenant('assessment'),
  assessmentGrants: countGrants('assessment'),
  grantAssessments: changeGrants('assessment'),
  assessmentTenants: listTenantsOfItem('assessment'),
  setAssessmentTenants: setTenantsOfItem('assessment'),
  assessmentBatchGrants: countGrants('assessment'),
  batchGrantAssessments: changeGrants('assessment'),
  offlinePlansOfTenant: listGrantsOfTenant('OfflineTrainingPlan'),
  setOfflinePlansOfTenant: setGrantsOfTenant('OfflineTrainingPlan'),
  offlinePlanGrants: countGrants('OfflineTrainingPlan'),
  grantOfflinePlans: changeGrants('OfflineTrainingPlan'),
  offlinePlanTenants: listTenantsOfItem('OfflineTrainingPlan'),
  setOfflinePlanTenants: setTenantsOfItem('OfflineTrainingPlan'),
  offlinePlanBatchGrants: countGrants('OfflineTrainingPlan'),
  batchGrantOfflinePlans: changeGrants('OfflineTrainingPlan'),
  planTemplatesOfTenant: listGrantsOfTenant('trainingPlanTemplate'),
  setPlanTemplatesOfTenant: setGrantsOfTenant('trainingPlanTemplate'),
  planTemplateGrants: countGrants('trainingPlanTemplate'),
  grantPlanTemplates: changeGrants('trainingPlanTemplate'),
  planTemplateTenants: listTenantsOfItem('trainingPlanTemplate'),
  setPlanTemplateTenants: setTenantsOfItem('trainingPlanTemplate'),
  classPlansOfTenant: listGrantsOfTenant('trainingPlanV2'),
  setClassPlansOfTenant: setGrantsOfTenant('trainingPlanV2'),
  classPlanGrants: countGrants('trainingPlanV2'),
  grantClassPlans: changeGrants('trainingPlanV2'),
  classPlanTenants: listTenantsOfItem('trainingPlanV2'),
  setClassPlanTenants: setTenantsOfItem('trainingPlanV2'),
  schools: listSchools,
  schoolGrants: listGrantedSchools,
  grantSchool,
  addSchool,
  updateSchool,
  removeSchool,
  userConfiguration: viewUserConfiguration,
  saveUserConfiguration,
  sessionRules: viewSessionRules,
  saveSessionRules,
});

const ownDataRoutes = fileRoutesFor<typeof ownDataCalls>({ ofCenter: downloadCenter, ofChild: downloadChild });

const tenantDoorRoutes = identityRoutesFor<typeof tenantDoorCalls>({ view: viewDoor });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  tenancy: tenancyRoutes,
  tenantDoor: tenantDoorRoutes,
  ownData: ownDataRoutes,
};
