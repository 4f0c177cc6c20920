import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { DeviceSearch } from './searches.ts';

const placeholderData = keepPreviousData;

const inputOf = ({ page, size, filter, state }: DeviceSearch) => ({ ...pageInput({ page, size }), filter, state });

/** One page of the devices of all centres. */
export const useDevices = (search: DeviceSearch) =>
  useQuery(api.devices.allDevice.queryOptions({ input: inputOf(search), placeholderData, ...quiet }));

/** One page of the devices of the reader's centre. */
export const useCentreDevices = (search: DeviceSearch) =>
  useQuery(api.devices.centreDevices.queryOptions({ input: inputOf(search), placeholderData, ...quiet }));

export const useDevice = (registerDeviceId: string) => useQuery(api.devices.detail.queryOptions({ input: { registerDeviceId }, ...quiet }));

/** The tests that began on a device. */
export const useRecords = (registerDeviceId: string, page: number, size: number) =>
  useQuery(
    api.devices.getTestRecordList.queryOptions({
      input: { registerDeviceId, skipCount: (page - 1) * size, maxResultCount: size },
      placeholderData,
      ...quiet,
    }),
  );

/** What is done with a device; forms show their failures themselves. */
export function useDeviceChanges() {
  const client = useQueryClient();
  const options = { onSettled: () => client.invalidateQueries({ queryKey: api.devices.key() }), ...quiet };
  return {
    register: useMutation(api.devices.register.mutationOptions(options)),
    pass: useMutation(api.devices.pass.mutationOptions(options)),
    reject: useMutation(api.devices.reject.mutationOptions(options)),
    cancel: useMutation(api.devices.cancel.mutationOptions(options)),
  };
}
