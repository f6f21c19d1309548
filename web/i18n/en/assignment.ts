/** Assigning subscriptions to devices, and unassigning them. */
export const assignmentTexts = {
  assignment: {
    title: 'Unassign the subscription of {{name}}',
    text: 'Tracking of {{name}} stops now. Its history is kept, and comes back with a new subscription.',
    transfer:
      'A subscription can leave a device once in 30 days. You can assign this one to another device, but not move it again before {{date}}.',
    cancel: 'Cancel',
    confirm: 'Unassign {{name}}',
    assigned: 'Subscription assigned successfully!',
    unassigned: 'Subscription unassigned successfully!',
  },
} as const
