/* Finds the attributes of values where they lie. It is included before the C that Cython writes.

   A type knows where in its values an attribute lies. The interpreter remembers that at each
   instruction, but compiled code asks the type each time, which takes about ten times as long. Here
   the places are remembered by name and by the version tag of the type. No two types have the same
   tag, and a type gets another one whenever it changes. */

#include <Python.h>
#include <structmember.h>

#ifndef Py_GIL_DISABLED /* other threads would need a cache each */

#define PARLOUR_SLOTS 512

typedef struct {
    PyObject *name;
    unsigned int version;
    Py_ssize_t offset; /* 0 if the attribute has to be asked for */
} parlour_slot;

static parlour_slot parlour_slots[PARLOUR_SLOTS];

/* Where the attribute lies in the values of a type, or 0 if it has no such place. */
static Py_ssize_t parlour_offset(PyTypeObject *type, PyObject *name)
{
    PyObject *found;
    PyMemberDef *member;
    if (type->tp_getattro != PyObject_GenericGetAttr)
        return 0;
    found = _PyType_Lookup(type, name);
    if (found == NULL || !Py_IS_TYPE(found, &PyMemberDescr_Type))
        return 0;
    member = ((PyMemberDescrObject *)found)->d_member;
    return member->type == T_OBJECT_EX ? member->offset : 0;
}

static __attribute__((noinline)) void parlour_remember(
    parlour_slot *slot, PyTypeObject *type, PyObject *name)
{
    Py_ssize_t offset = parlour_offset(type, name);
    if (type->tp_version_tag == 0)
        return; /* it has no tag now */
    Py_INCREF(name); /* else another name could get its place in memory */
    Py_XDECREF(slot->name);
    slot->name = name;
    slot->version = type->tp_version_tag;
    slot->offset = offset;
}

/* The attribute, or NULL without an exception if it has to be asked for. */
static inline PyObject *parlour_attribute(PyObject *object, PyObject *name)
{
    PyTypeObject *type = Py_TYPE(object);
    size_t mixed = ((size_t)type >> 5) ^ ((size_t)name >> 4) ^ ((size_t)name >> 13);
    parlour_slot *slot = &parlour_slots[mixed % PARLOUR_SLOTS];
    PyObject *value;
    if (slot->name != name || slot->version != type->tp_version_tag) {
        parlour_remember(slot, type, name);
        return NULL;
    }
    if (slot->offset == 0)
        return NULL;
    value = *(PyObject **)((char *)object + slot->offset);
    Py_XINCREF(value);
    return value;
}

#else
#define parlour_attribute(object, name) NULL
#endif
